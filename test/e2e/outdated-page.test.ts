import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { failedAnswer, forgive, hydrated, newPage, phone } from './support/browser.ts';
import {
  fillLead,
  formWords,
  leadsFrom,
  sendButton,
  toastSaying,
  typedWords,
} from './support/lead-form.ts';
import { newAddress } from './support/new-address.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const { newsletter } = content.words[languages[0]];

/**
 * Takes the scripts away that the page has not fetched yet, as a new build does; who loads the page anew
 * gets those of the new one, unless a cache still has the old page.
 *
 * @returns how often the page was loaded since
 */
async function deploy(page: Page, { isKept = false } = {}): Promise<() => number> {
  let loads = 0;
  const isDocument = (url: URL) => url.href === `${site.origin}/`;
  await page.route('**/assets/*.js*', (route) =>
    loads > 0 && !isKept ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.route(isDocument, (route) => {
    loads += 1;
    return route.continue();
  });
  return () => loads;
}

test('a sign-up begun on the page of an older build goes on in the new one', async () => {
  const page = await newPage(phone);
  await page.goto(site.origin);
  await hydrated(page);
  const loads = await deploy(page);
  const field = page.locator('[name=newsletterEmail]');
  await field.tap();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await field.fill('outdated@prado.example');
  await page.getByRole('button', { name: newsletter.submit }).click();
  await page.getByRole('status').filter({ hasText: newsletter.success }).waitFor();
  expect(loads()).toBe(1);
  forgive(failedAnswer);
});

test('a lead typed on the page of an older build before its scripts came can be sent', async () => {
  const email = newAddress('outdated');
  const page = await newPage(phone);
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
  let isNew = false;
  await page.route('**/assets/*.js*', async (route) => {
    await isTyped;
    return isNew ? route.continue() : route.fulfill({ status: 404, body: '' });
  });
  await page.goto(site.origin, { waitUntil: 'commit' });
  const typed = await fillLead(page, { email });
  page.on('framenavigated', () => {
    isNew = true;
  });
  goOn();
  await hydrated(page);
  expect(await typedWords(page)).toEqual(typed);
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords[languages[0]].success.title);
  expect(await leadsFrom(site, email)).toHaveLength(1);
  forgive(failedAnswer);
});

test('where a cache has the old page still, it is loaded anew once, and says how to write to us', async () => {
  const page = await newPage(phone);
  await page.goto(site.origin);
  await hydrated(page);
  const loads = await deploy(page, { isKept: true });
  const field = page.locator('[name=newsletterEmail]');
  await field.tap();
  await expect.poll(loads).toBe(1);
  await page.getByText(formWords[languages[0]].channels.noScript).waitFor();
  await field.tap();
  await page.getByText(newsletter.noScript).waitFor();
  expect(loads()).toBe(1);
  forgive(failedAnswer);
});

test('an address that was typed into the page of an older build is not loaded away', async () => {
  const page = await newPage(phone);
  await page.goto(site.origin);
  await hydrated(page);
  const loads = await deploy(page);
  const field = page.locator('[name=newsletterEmail]');
  await field.fill('kept@prado.example');
  await page.getByText(newsletter.noScript).waitFor();
  expect(await field.inputValue()).toBe('kept@prado.example');
  expect(loads()).toBe(0);
  forgive(failedAnswer);
});

test('a lead that lacks a field of a newer build is not lost: the page comes anew, with its words', async () => {
  const page = await newPage(phone);
  await page.goto(site.origin);
  await hydrated(page);
  const typed = await fillLead(page);
  let attempts = 0;
  await page.route('**/api/leads', (route) => {
    attempts += 1;
    const refusal = { error: 'Confira os campos.', fields: { budget: 'Diga quanto.' } };
    return route.fulfill({ status: 422, json: refusal });
  });
  const anew = page.waitForRequest((request) => request.isNavigationRequest());
  await sendButton(page).click();
  await (await anew).response();
  await hydrated(page);
  expect(await typedWords(page)).toEqual(typed);
  expect(attempts).toBe(1);
  forgive(failedAnswer);
});
