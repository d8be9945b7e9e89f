import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phone, visit } from './support/browser.ts';
import { caseIds, galleryOf, imagesOf, longestCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const gallery = (page: Page) => page.locator('[aria-roledescription=carousel]');

/** A case that begins with an image as wide as a video. */
const wideCase = caseIds.find((id) => galleryOf(id)[0]?.aspect === 'video');

describe.runIf(wideCase)('a wide image on a tablet', () => {
  test.each([768, 820, 990])('fills its frame, its words inside (%d px)', async (width) => {
    const viewport = { width, height: 1180 };
    const page = await visit(`${site.origin}/project/${wideCase}`, { ...phone, viewport });
    const figure = gallery(page).locator('figure').first();
    const [frame, image, words] = await Promise.all(
      [figure, figure.locator('img'), figure.locator('figcaption')].map((box) => box.boundingBox()),
    );
    if (!frame || !image || !words) throw new Error('The gallery is not shown.');
    expect(image.height / frame.height).toBeGreaterThan(0.7);
    expect(words.y).toBeGreaterThan(image.y + image.height);
    expect(words.y + words.height).toBeLessThanOrEqual(frame.y + frame.height);
  });
});

// More of them than this have to wrap, or they would be too small for a finger.
test.runIf(imagesOf(longestCase) <= 11).each([360, 390, 412])(
  'the dots are one row of targets on a phone (%d px)',
  async (width) => {
    const viewport = { width, height: 740 };
    const page = await visit(`${site.origin}/project/${longestCase}`, { ...phone, viewport });
    const dots = await gallery(page)
      .locator('a[href^="#image-"]')
      .evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON()));
    expect(new Set(dots.map(({ top }) => top)).size).toBe(1);
    for (const dot of dots) expect(dot.width).toBeGreaterThanOrEqual(24);
    expect(dots.at(-1).right, 'inside the window').toBeLessThanOrEqual(width);
  },
);
