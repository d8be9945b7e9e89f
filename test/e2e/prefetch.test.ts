import { afterAll, beforeAll, expect, test } from 'vitest';
import { speculationRulesPath } from '../../service/pages/headers.ts';
import { desktop, hydrated, newPage } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('the page that the focus rests on is rendered ahead', async () => {
  const page = await newPage(desktop);
  const session = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  // Driven by DevTools the browser only tries to: what it would render it then fetches.
  session.on('Preload.prerenderStatusUpdated', ({ key }) => ahead.push(new URL(key.url).pathname));
  await session.send('Preload.enable');
  await page.goto(site.origin);
  await hydrated(page);
  for (const path of ['/privacy', '/terms']) {
    await page.locator(`footer a[href="${path}"]`).first().focus();
    await expect.poll(() => ahead.at(-1)).toBe(path);
  }
});

test('without speculation rules the page under the pointer is fetched, once', async () => {
  const page = await newPage(desktop);
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  // Chromium would still go by them.
  await page.route(`**${speculationRulesPath}`, (route) =>
    route.fulfill({ contentType: 'application/speculationrules+json', body: '{}' }),
  );
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
  await expect.poll(() => asked).toEqual(['/privacy', '/terms']);
  await link.hover();
  // Neither this page nor the same one in the other language.
  await page.locator('header a[href$="#cases"]').first().hover();
  await page.locator('header a[hreflang="en"]').hover();
  await expect.poll(() => asked).toEqual(['/privacy', '/terms']);
});
