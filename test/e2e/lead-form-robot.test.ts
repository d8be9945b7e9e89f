import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#site';
import { hydrated, visit } from './support/browser.ts';
import { control, formWords, leadsFrom, sendLead, toastSaying } from './support/lead-form.ts';
import { newAddress } from './support/new-address.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Fills in every field, as a bot does. */
function fillUnseen(page: Page): Promise<void> {
  return control(page, 'website').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://loteria.example';
  });
}

test('a bot that fills in the honeypot becomes spam, and gets a success message', async () => {
  const email = newAddress('robot');
  const page = await visit(site.origin);
  await fillUnseen(page);
  await sendLead(page, email);
  await toastSaying(page, 'status', formWords[languages[0]].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([
    { folder: 'spam', reasons: expect.arrayContaining(['honeypot']) },
  ]);
});

test('a filled honeypot does not affect leads from the next page', async () => {
  const email = newAddress('person');
  const page = await visit(site.origin);
  await control(page, 'name').fill('Joana Prado');
  await fillUnseen(page);
  await page.goto(`${site.origin}/privacy`);
  await page.goto(`${site.origin}/`);
  await hydrated(page);
  expect(await control(page, 'name').inputValue()).toBe('Joana Prado');
  await sendLead(page, email);
  await toastSaying(page, 'status', formWords[languages[0]].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ folder: 'inbox' }]);
});
