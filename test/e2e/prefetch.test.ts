import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, hydrated, newPage } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('without speculation rules the page under the pointer is fetched, once', async () => {
  const page = await newPage(desktop);
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto(site.origin);
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    // A kind that the pages' policy lets through in every browser: of others only Chromium does.
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  const link = page.locator('footer a[href="/privacy"]').first();
  const answer = page.waitForResponse('**/privacy');
  await link.hover();
  expect((await answer).status()).toBe(200);
  await page.locator('footer a[href="/terms"]').first().focus();
  await link.hover();
  // Neither this page nor the same one in the other language.
  await page.locator('header a[href="/#cases"]').first().hover();
  await page.locator('header a[hreflang="en"]').hover();
  await expect.poll(() => asked).toEqual(['/privacy', '/terms']);
});
