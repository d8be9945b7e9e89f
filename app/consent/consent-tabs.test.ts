import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { consent as words } from '../content/pt-BR/consent.ts';
import { type ConsentSite, serveConsentPage } from './testing/serve-consent-page.ts';

let browser: Browser;
let site: ConsentSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveConsentPage((origin) => ({
    analytics: [{ name: 'Measure', src: `${origin}/tag/analytics.js` }],
    marketing: [{ name: 'Adverts', src: `${origin}/tag/marketing.js`, googleConversion: 'AW-1/x' }],
  }));
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function visit(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(site.origin);
  await page.getByRole('dialog').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tagsAsked = () => site.asked.filter((path) => path.startsWith('/tag/'));

describe('in another tab', () => {
  const another = async (page: Page) => {
    const tab = await page.context().newPage();
    await tab.goto(site.origin);
    await button(tab, words.change).waitFor();
    return tab;
  };
  const reports = (page: Page) => page.evaluate(() => typeof window.gtag_report_conversion);

  test('the first choice holds too, and what asks for it asks no more', async () => {
    const page = await visit();
    const tab = await another(page);
    await button(tab, words.acceptAll).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => reports(page)).toBe('function');
    await page.context().close();
  });

  test.each([
    ['a refusal', (tab: Page) => button(tab, words.rejectAll).click()],
    ['clearing what is stored', (tab: Page) => tab.evaluate(() => localStorage.clear())],
  ])('%s stops the tags here, and what was typed stays', async (_, withdraw) => {
    const page = await visit();
    await button(page, words.acceptAll).click();
    await expect.poll(() => reports(page)).toBe('function');
    await page.getByRole('textbox', { name: 'name' }).fill('Joana');
    const tab = await another(page);
    await button(tab, words.change).click();
    site.asked.length = 0;
    await Promise.all([page.waitForEvent('load'), withdraw(tab)]);
    await button(page, words.change).waitFor();
    expect(await reports(page)).toBe('undefined');
    expect(tagsAsked()).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('lead-draft'))).toContain('Joana');
    await page.context().close();
  });

  test('a refusal holds in a page that was rendered ahead', async () => {
    const page = await visit();
    await button(page, words.acceptAll).click();
    const ahead = await page.context().newPage();
    await ahead.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      // A page that nobody sees yet may hear of nothing.
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    });
    await ahead.goto(site.origin);
    await button(ahead, words.change).waitFor();
    await button(page, words.change).click();
    await Promise.all([page.waitForEvent('load'), button(page, words.rejectAll).click()]);
    site.asked.length = 0;
    await ahead.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await ahead.waitForLoadState('networkidle');
    expect(tagsAsked()).toEqual([]);
    expect(await reports(ahead)).toBe('undefined');
    await page.context().close();
  });
});
