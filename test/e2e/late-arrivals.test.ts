import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextProject } from '../../app/content/projects.ts';
import { desktop, hydrated, newPage, phone } from './support/browser.ts';
import { firstCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What rounds to 0.00; a navigation of two or three words that gives way by a few pixels is below. */
const unseenShift = 0.001;

/** Sum of all layout shifts of a page whose typefaces and images come after its first paint. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
      document.documentElement.dataset.shifted = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const painted = () =>
    page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { polling: 50 },
    );
  await page.route(/\.(woff2|avif|webp)$/, async (route) => {
    await painted();
    await route.continue();
  });
  await page.goto(site.origin + path);
  await hydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  return Number((await page.locator('html').getAttribute('data-shifted')) ?? 0);
}

const cases = [`/project/${firstCase}`, `/en/project/${nextProject(firstCase)}`];
const paths = ['/', '/en', ...cases, '/privacy', '/terms'];
const tablet = { ...desktop, viewport: { width: 768, height: 1024 } };

test.each(paths)('what comes after the first paint moves nothing (%s)', async (path) => {
  for (const device of [phone, tablet, desktop]) {
    expect(await shiftOf(await newPage(device), path)).toBeLessThan(unseenShift);
  }
});
