import './support/usual-languages.ts';
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
 * Maximum layout shift. For the demo it rounds to 0.00, which allows a navigation of two or three words
 * to move by a few pixels. The fallback font is fitted to the demo's texts: with others, a line may break
 * elsewhere until the font has loaded, and a site's own fonts may be wider. For these, the limit is what
 * counts as good (0.1).
 */
const unseenShift = siteFolder() === 'demo/trinta' ? 0.001 : 0.1;

/** Starts to sum all layout shifts of the next page load. */
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

/** Resolves to the sum once the page has loaded completely. */
async function shiftOf(page: Page): Promise<number> {
  await hydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  return Number((await page.locator('html').getAttribute('data-shifted')) ?? 0);
}

/** Delays fonts and images until the page has painted without them. */
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
      // Delayed requests would fail when the page is closed.
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
      // Before its server stops, because pending requests would fail.
      await page.close();
      expect(shift).toBeLessThan(unseenShift);
    },
  );
});
