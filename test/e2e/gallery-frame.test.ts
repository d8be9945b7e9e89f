import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showsDemo } from '../visual/shows-demo.ts';
import { phone, visit } from './support/browser.ts';
import { caseIds, galleryOf, imagesOf, longestCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const gallery = (page: Page) => page.locator('[aria-roledescription=carousel]');

const windows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

// The demo only: on another site, a longer title moves the images down.
test.runIf(showsDemo).each(caseIds.filter((id) => imagesOf(id) > 1))(
  'the first image of %s is completely on the first screen',
  async (id) => {
    const page = await visit(`${site.origin}/project/${id}`);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const [image, words] = await Promise.all(
        ['img', 'figcaption'].map((part) => gallery(page).locator(part).first().boundingBox()),
      );
      if (!image || !words) throw new Error('The gallery is not shown.');
      expect(image.y + image.height, `at ${viewport.width} px`).toBeLessThanOrEqual(
        viewport.height,
      );
      expect(words.y, 'the caption is at its image').toBeLessThan(image.y + image.height + 40);
    }
  },
);

/** A case with images of different aspects. */
const mixedCase = caseIds.find((id) => new Set(galleryOf(id).map(({ aspect }) => aspect)).size > 1);

test.runIf(mixedCase)('on a phone there is no gap below a wide image', async () => {
  const page = await visit(`${site.origin}/project/${mixedCase}`, phone);
  const images = galleryOf(mixedCase ?? '');
  const wide = images.findIndex(({ aspect }) => aspect === 'video');
  await gallery(page)
    .locator(`a[href="#image-${wide + 1}"]`)
    .click();
  const figure = gallery(page).locator('figure').nth(wide);
  const room = async () => {
    const [row, words] = await Promise.all(
      [gallery(page).locator('ul').first(), figure.locator('figcaption')].map((box) =>
        box.boundingBox(),
      ),
    );
    return row && words ? row.y + row.height - words.y - words.height : Infinity;
  };
  await expect.poll(room).toBeLessThan(60);
  expect(await room(), 'its words inside').toBeGreaterThanOrEqual(0);
});

test.runIf(mixedCase)('on a phone with text of 32 px no caption is clipped', async () => {
  const page = await visit(`${site.origin}/project/${mixedCase}`, {
    ...phone,
    setting: 'defaultFontSize=32',
  });
  const row = gallery(page).locator('ul').first();
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  for (const at of galleryOf(mixedCase ?? '').keys()) {
    await gallery(page)
      .locator(`a[href="#image-${at + 1}"]`)
      .click();
    const caption = gallery(page).locator('figcaption').nth(at);
    await expect
      .poll(async () => (await bottom(row)) - (await bottom(caption)), {
        message: `image ${at + 1}`,
      })
      .toBeGreaterThanOrEqual(0);
  }
});

// More dots than this have to wrap, because they would be too small to tap.
test.runIf(imagesOf(longestCase) <= 11).each([360, 390, 412])(
  'the dots are one row of touch targets on a phone (%d px)',
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
