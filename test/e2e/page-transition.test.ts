import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, hydrated, newPage } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Browsing {
  reducedMotion: 'reduce' | 'no-preference';
  /** What the browser says that its first frame took to reach the screen, in milliseconds. */
  drawnIn: number | null;
}

/** Whether a case's page is faded into the place of the landing page. */
async function fades({ reducedMotion, drawnIn }: Browsing): Promise<boolean> {
  const page = await newPage({ ...desktop, reducedMotion });
  await page.addInitScript((took) => {
    Object.defineProperties(PerformancePaintTiming.prototype, {
      paintTime: { get: () => 1000 },
      presentationTime: { get: () => took && 1000 + took },
    });
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.fades = String(viewTransition !== null);
    });
  }, drawnIn);
  await page.goto(site.origin);
  await hydrated(page);
  await page.locator('#cases a[href^="/project/"]').first().click();
  await page.waitForURL('**/project/*');
  await hydrated(page);
  return (await page.locator('html').getAttribute('data-fades')) === 'true';
}

test('a page fades into the next where frames come quickly', async () => {
  expect(await fades({ reducedMotion: 'no-preference', drawnIn: 20 })).toBe(true);
});

test('a browser that does not tell how quickly it draws fades, too', async () => {
  expect(await fades({ reducedMotion: 'no-preference', drawnIn: null })).toBe(true);
});

test('where drawing is slow the next page comes at once', async () => {
  expect(await fades({ reducedMotion: 'no-preference', drawnIn: 200 })).toBe(false);
});

test('nothing fades for who asked for less motion', async () => {
  expect(await fades({ reducedMotion: 'reduce', drawnIn: 20 })).toBe(false);
});
