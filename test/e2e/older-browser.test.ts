import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#site';
import { hydrated, newPage, phone } from './support/browser.ts';
import { formWords, leadsFrom, sendLead, toastSaying } from './support/lead-form.ts';
import { newAddress } from './support/new-address.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Simulates the oldest supported browsers, of early 2024: Chrome 123, Firefox 125, Safari 17.5. */
async function olderBrowser(): Promise<Page> {
  const page = await newPage(phone);
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [URL, ['parse']],
      [Promise, ['try']],
      [Math, ['sumPrecise']],
      [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [Element.prototype, ['moveBefore']],
      [Document.prototype, ['startViewTransition']],
      [HTMLDialogElement.prototype, ['requestClose']],
      [window, ['requestIdleCallback', 'Temporal', 'scheduler', 'navigation']],
    ];
    for (const [holder, names] of newer) {
      for (const name of names) Reflect.deleteProperty(holder, name);
    }
  });
  return page;
}

test('the oldest supported browser shows the page, opens the menu and sends a lead', async () => {
  const email = newAddress('older');
  const page = await olderBrowser();
  await page.goto(`${site.origin}/?utm_source=feira`);
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.getByRole('banner').locator('button[popovertarget]').first().click();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  const focused = () => menu.evaluate((box) => box.contains(document.activeElement));
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(true);
  expect(await before.evaluate((element) => element === document.activeElement)).toBe(false);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });

  await sendLead(page, email);
  await toastSaying(page, 'status', formWords[languages[0]].success.title);
  expect(await leadsFrom(site, email)).toHaveLength(1);
});
