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
    analytics: [
      {
        name: 'Measure',
        src: `${origin}/tag/analytics.js`,
        googleId: 'G-TEST',
        cookies: ['_ga*'],
      },
    ],
    marketing: [
      {
        name: 'Adverts',
        src: `${origin}/tag/marketing.js`,
        googleConversion: 'AW-1/x',
        cookies: ['_ad'],
      },
    ],
  }));
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function visit(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  site.asked.length = 0;
  await page.goto(site.origin);
  await page.getByRole('dialog').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openPurposes = (page: Page) => page.getByRole('dialog').locator('summary').click();
const tagsAsked = () => site.asked.filter((path) => path.startsWith('/tag/'));
const evidence = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('consent') ?? '[]'));
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

describe('before a choice', () => {
  test('nothing is loaded, nothing is stored, everything is denied, and the page can be used', async () => {
    const page = await visit();
    await page.getByRole('textbox', { name: 'name' }).fill('Joana');
    await page.waitForLoadState('networkidle');
    expect(tagsAsked()).toEqual([]);
    expect(await evidence(page)).toEqual([]);
    expect(await cookies(page)).toEqual([]);
    const queue = await page.evaluate(() => JSON.stringify(window.dataLayer));
    expect(queue).toContain('"analytics_storage":"denied"');
    expect(queue).toContain('"ad_storage":"denied"');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe(
      'dialog',
    );
    await page.context().close();
  });

  test('refusing is as large, as styled and as near as accepting, and no purpose is ticked', async () => {
    const page = await visit();
    const look = (name: string) =>
      button(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
        return { width, height, backgroundColor, color, fontSize, fontWeight };
      });
    expect(await look(words.rejectAll)).toEqual(await look(words.acceptAll));
    await openPurposes(page);
    const boxes = await page.getByRole('checkbox').all();
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(await box.isChecked()).toBe(false);
    await page.context().close();
  });
});

describe('a choice', () => {
  test('to refuse loads nothing, then and on the next page, and asks no more', async () => {
    const page = await visit();
    await button(page, words.rejectAll).click();
    await page.reload();
    await button(page, words.change).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(tagsAsked()).toEqual([]);
    await page.context().close();
  });

  test('for one purpose loads its tags only, and is kept as evidence', async () => {
    const page = await visit();
    await openPurposes(page);
    await page.getByRole('checkbox').first().check();
    await button(page, words.save).click();
    await expect.poll(tagsAsked).toEqual(['/tag/analytics.js']);
    expect(await evidence(page)).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        version: expect.any(String),
        language: 'pt-BR',
        purposes: { analytics: true, marketing: false },
      },
    ]);
    const queue = await page.evaluate(() => JSON.stringify(window.dataLayer));
    expect(queue).toContain('"analytics_storage":"granted"');
    expect(queue).not.toContain('"ad_storage":"granted"');
    expect(await page.evaluate(() => typeof window.gtag_report_conversion)).toBe('undefined');
    await page.context().close();
  });

  test('can be taken back from the footer: tags stop, their cookies go, what was typed stays', async () => {
    const page = await visit();
    await button(page, words.acceptAll).click();
    await expect.poll(() => tagsAsked().length).toBe(2);
    await expect.poll(() => cookies(page)).toEqual(expect.arrayContaining(['_ga_TEST', '_ad']));
    expect(await page.evaluate(() => typeof window.gtag_report_conversion)).toBe('function');
    await page.getByRole('textbox', { name: 'name' }).fill('Joana');
    site.asked.length = 0;
    await button(page, words.change).click();
    await Promise.all([page.waitForEvent('load'), button(page, words.rejectAll).click()]);
    await expect.poll(() => cookies(page)).toEqual([]);
    expect(tagsAsked()).toEqual([]);
    expect(await evidence(page)).toHaveLength(2);
    expect(await page.evaluate(() => sessionStorage.getItem('lead-draft'))).toContain('Joana');
    await page.context().close();
  });

  test('of an older wording does not count', async () => {
    const page = await visit();
    await button(page, words.acceptAll).click();
    await expect.poll(() => tagsAsked().length).toBe(2);
    await page.evaluate(() => {
      const old = (localStorage.getItem('consent') ?? '').replace(
        /"version":"[^"]+"/,
        '"version":"1"',
      );
      localStorage.setItem('consent', old);
    });
    site.asked.length = 0;
    await page.reload();
    await page.getByRole('dialog').waitFor();
    expect(tagsAsked()).toEqual([]);
    await page.context().close();
  });
});

test('a choice does not cover services that are added later', async () => {
  const measure = { name: 'Measure', src: 'https://measure.example/a.js' };
  const adverts = { name: 'Adverts', src: 'https://adverts.example/b.js' };
  await using before = await serveConsentPage(() => ({ analytics: [measure], marketing: [] }));
  await using same = await serveConsentPage(() => ({ analytics: [measure], marketing: [] }));
  await using added = await serveConsentPage(() => ({
    analytics: [measure, adverts],
    marketing: [],
  }));
  await using wider = await serveConsentPage(() => ({
    analytics: [{ ...measure, origins: ['https://partner.example'] }],
    marketing: [],
  }));
  const context = await browser.newContext();
  await context.route(/measure|adverts/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(before.origin);
  await button(page, words.acceptAll).click();
  const kept = JSON.stringify(await evidence(page));
  expect(kept).toContain('Measure https://measure.example');
  await context.addInitScript((value) => localStorage.setItem('consent', value), kept);
  for (const { origin } of [added, wider]) {
    await page.goto(origin);
    await page.getByRole('dialog').waitFor();
  }
  await page.goto(same.origin);
  await button(page, words.change).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.close();
});

test('a refusal removes cookies from every domain that the page is below', async () => {
  const host = 'http://www.site.acme.test';
  const context = await browser.newContext();
  await context.route(`${host}/**`, async (route) => {
    const url = route.request().url().replace(host, site.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const domains = ['www.site.acme.test', '.www.site.acme.test', '.site.acme.test', '.acme.test'];
  await context.addCookies(
    domains.flatMap((domain) =>
      ['_ga_OLD', 'lang'].map((name) => ({ name, value: '1', domain, path: '/' })),
    ),
  );
  const page = await context.newPage();
  await page.goto(host);
  await button(page, words.rejectAll).click();
  await expect.poll(() => cookies(page)).toEqual(domains.map(() => 'lang'));
  await context.close();
});

test('the keyboard opens it, closes it and gets its place back', async () => {
  const page = await visit();
  await button(page, words.rejectAll).press('Enter');
  await button(page, words.change).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('dialog');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await button(page, words.change).evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  await page.context().close();
});

test('it follows the language of the page, and the ticks stay', async () => {
  const page = await visit();
  await openPurposes(page);
  await page.getByRole('checkbox').first().check();
  await button(page, 'EN').click();
  await expect.poll(() => button(page, words.rejectAll).count()).toBe(0);
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
  await page.getByRole('checkbox').first().press('Enter');
  await expect.poll(() => JSON.stringify(tagsAsked())).toContain('analytics');
  expect(JSON.stringify(await evidence(page))).toContain('"language":"en"');
  await page.context().close();
});

test('without tags there is no dialog, and nothing is fetched for it', async () => {
  await using bare = await serveConsentPage(() => ({ analytics: [], marketing: [] }));
  const page = await browser.newPage();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(bare.origin);
  await page.getByRole('textbox', { name: 'name' }).waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = (await Promise.all(scripts)).join();
  for (const part of [words.heading, words.rejectAll]) expect(fetched).not.toContain(part);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await page.close();
});
