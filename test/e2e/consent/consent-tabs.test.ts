import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { control } from '../support/lead-form.ts';
import type { Site } from '../support/site.ts';
import {
  anotherTab,
  askedVisitor,
  button,
  dialogOf,
  portuguese,
  reportType,
  startTaggedSite,
} from './support/tagged-site.ts';

const words = portuguese.consent;
let site: Site;

beforeAll(async () => {
  site = await startTaggedSite();
});
afterAll(() => site.stop());

test('the first choice in another tab holds here too, and the question goes', async () => {
  const { page } = await askedVisitor(site.origin);
  const tab = await anotherTab(page, site.origin);
  await button(tab, words.acceptAll).click();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await expect.poll(() => reportType(page)).toBe('function');
});

test.each([
  ['a refusal', (tab: Page) => button(tab, words.rejectAll).click()],
  ['clearing what is stored', (tab: Page) => tab.evaluate(() => localStorage.clear())],
])('%s in another tab stops the tags here, and what was typed stays', async (_, withdraw) => {
  const { page, asked } = await askedVisitor(site.origin);
  await button(page, words.acceptAll).click();
  await expect.poll(() => reportType(page)).toBe('function');
  await hydrated(page);
  await control(page, 'name').fill('Joana');
  const tab = await anotherTab(page, site.origin);
  await button(tab, words.change).click();
  await dialogOf(tab).waitFor();
  // The other tab has tags of its own, which it asked for.
  await expect.poll(() => asked.length).toBe(4);
  asked.length = 0;
  await Promise.all([page.waitForEvent('load'), withdraw(tab)]);
  await hydrated(page);
  expect(await reportType(page)).toBe('undefined');
  expect(asked).toEqual([]);
  expect(await control(page, 'name').inputValue()).toBe('Joana');
});

test('a refusal holds in a page that was rendered ahead', async () => {
  const { page, asked } = await askedVisitor(site.origin);
  await button(page, words.acceptAll).click();
  const ahead = await page.context().newPage();
  await ahead.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    // A page that nobody sees yet may hear of nothing.
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await expect.poll(() => asked.length).toBe(2);
  asked.length = 0;
  await ahead.goto(site.origin);
  await hydrated(ahead);
  expect(asked, 'no tag runs in a page that nobody sees').toEqual([]);
  await button(page, words.change).click();
  await Promise.all([page.waitForEvent('load'), button(page, words.rejectAll).click()]);
  await ahead.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await ahead.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await reportType(ahead)).toBe('undefined');
});

test('a choice on another page holds on one that the back button brings back', async () => {
  const { page, asked } = await askedVisitor(site.origin);
  // Kept for the way back, a page hears of nothing.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  await page.reload();
  await dialogOf(page).waitFor();
  const policy = await anotherTab(page, `${site.origin}/cookies`);
  await button(policy, words.change).click();
  await button(policy, words.acceptAll).click();
  await expect.poll(() => asked.length).toBe(2);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await expect.poll(() => asked.length).toBe(4);
});
