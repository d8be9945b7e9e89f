import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { caseIds } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('on paper no card of a case is cut by the end of a sheet', async () => {
  const page = await visit(site.origin);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('[data-case]')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
  expect(breaks).toEqual(caseIds.map(() => 'avoid'));
});
