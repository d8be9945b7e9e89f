import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, newPage, phone, type Visitor } from './support/browser.ts';
import { imagesOf, longestCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Indices of the gallery's loaded images, from 0. */
const arrived = (page: Page) =>
  page
    .locator('[aria-roledescription=carousel] figure img')
    .evaluateAll((images) =>
      images.flatMap((image, at) =>
        image instanceof HTMLImageElement && image.naturalWidth > 0 ? [at] : [],
      ),
    );

/** Disables Chromium's early loading of lazy images, so that only the page's own requests remain. */
const obedient: Visitor = { ...phone, setting: 'lazyLoadingImageMarginPx4G=0' };

/** An image far from the first in both directions, and outside a wide window. */
const middle = Math.floor((imagesOf(longestCase) * 2) / 3);

test.runIf(imagesOf(longestCase) > 8)(
  'the images before and after the current one are loaded ahead',
  async () => {
    const page = await newPage(obedient);
    await page.goto(`${site.origin}/project/${longestCase}`);
    await hydrated(page);
    await expect.poll(() => arrived(page)).toEqual(expect.arrayContaining([0, 1]));
    const around = [middle - 1, middle, middle + 1];
    expect((await arrived(page)).filter((at) => around.includes(at))).toEqual([]);
    await page.locator(`a[href="#image-${middle + 1}"]`).click();
    await expect.poll(() => arrived(page)).toEqual(expect.arrayContaining(around));
  },
);
