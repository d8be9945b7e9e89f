import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFolder } from '../../src/content/load-site.ts';
import { desktop, hydrated, newPage, phone } from './support/browser.ts';
import { firstCase, nextCase } from './support/cases.ts';
import { servePieces } from './support/page-in-pieces.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/**
 * Of the demo, what rounds to 0.00; a navigation of two or three words that gives way by a few pixels is
 * below. The fallback typeface is fitted to the demo's words: with others a line may break elsewhere
 * until the typeface is there, and a site's own typefaces are as wide as they are: within what counts as
 * good (0.1).
 */
const unseenShift = siteFolder() === 'demo/trinta' ? 0.001 : 0.1;

/** Sums all layout shifts of a page that is to be opened. */
function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
      document.documentElement.dataset.shifted = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far, once nothing more of the page is to come. */
async function shiftOf(page: Page): Promise<number> {
  await hydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  return Number((await page.locator('html').getAttribute('data-shifted')) ?? 0);
}

/** Holds typefaces and images back until the page has painted without them. */
function delayFilesUntilPaint(page: Page): Promise<unknown> {
  return page.route(/\.(woff2|avif|webp)$/, async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { polling: 50 },
    );
    await route.continue();
  });
}

const cases = [`/project/${firstCase}`, `/en/project/${nextCase(firstCase)}`];
const paths = ['/', ...cases, '/privacy'];
const tablet = { ...desktop, viewport: { width: 768, height: 1024 } };

test.each(paths)(
  'content that loads after the first paint causes no layout shift (%s)',
  async (path) => {
    for (const device of [phone, tablet, desktop]) {
      const page = await newPage(device);
      await countShifts(page);
      await delayFilesUntilPaint(page);
      await page.goto(site.origin + path);
      const shift = await shiftOf(page);
      // Files that are still held back would fail when the page is closed.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(shift).toBeLessThan(unseenShift);
    }
  },
);

describe.each([
  ['phone', phone],
  ['tablet', tablet],
  ['desktop', desktop],
] as const)('on a %s', (_name, device) => {
  test.each(['/', `/project/${firstCase}`, '/terms', '/no-such-page'])(
    'content painted before the page is complete does not move (%s)',
    async (path) => {
      const page = await newPage(device);
      await countShifts(page);
      await using pieces = await servePieces(site.origin + path);
      await pieces.sendTo(page);
      const shift = await shiftOf(page);
      // Before its server ends: what the page still fetches would fail.
      await page.close();
      expect(shift).toBeLessThan(unseenShift);
    },
  );
});
