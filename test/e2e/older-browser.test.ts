import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, newPage, phone } from './support/browser.ts';
import { formWords, leadsFrom, sendLead, toastSaying } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** A browser of early 2023 (Safari 16.4, Chrome 111, the oldest that the build writes for). */
async function olderBrowser(): Promise<Page> {
  const page = await newPage(phone);
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'moveBefore']],
      [Document.prototype, ['startViewTransition']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    ];
    for (const [holder, names] of newer) {
      for (const name of names) Reflect.deleteProperty(holder, name);
    }
  });
  return page;
}

test('a browser of three years ago shows the page, opens the menu and sends a lead', async () => {
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

  await sendLead(page, 'older@prado.example');
  await toastSaying(page, 'status', formWords['pt-BR'].success.title);
  expect(await leadsFrom(site, 'older@prado.example')).toHaveLength(1);
});
