import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, hydrated, newPage } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('the scripts come where the browser tells of no paint, without a sign of the visitor', async () => {
  const page = await newPage(desktop);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(`${site.origin}/#contact`);
  await hydrated(page);
  expect(await page.locator('html').getAttribute('data-script-failed')).toBeNull();
});
