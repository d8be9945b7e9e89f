import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, hydrated, newPage } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Whether the navigation from the landing page to a policy is a cross-fade. */
async function fades(reducedMotion: 'reduce' | 'no-preference'): Promise<boolean> {
  const page = await newPage({ ...desktop, reducedMotion });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.fades = String(viewTransition !== null);
    });
  });
  await page.goto(site.origin);
  await hydrated(page);
  await page.locator('footer a[href="/privacy"]').click();
  await page.waitForURL('**/privacy');
  // Decided in the first frame, which may come after the page has loaded.
  const fading = page.locator('html[data-fades]');
  return (await fading.getAttribute('data-fades')) === 'true';
}

test('pages cross-fade', async () => {
  expect(await fades('no-preference')).toBe(true);
});

test('with reduced motion nothing fades', async () => {
  expect(await fades('reduce')).toBe(false);
});
