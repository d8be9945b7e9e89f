import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop } from './browser.ts';
import { galleryOf, imagesOf, longestCase } from './cases.ts';

export const gallery = (page: Page) => page.locator('[aria-roledescription=carousel]');
export const row = (page: Page) => gallery(page).locator('ul').first();
export const buttons = (page: Page) => gallery(page).locator('button:visible');
export const dots = (page: Page) => gallery(page).locator('a[href^="#image-"]');

/** Index of the current image if it is completely visible in the gallery, from 0; otherwise -1. */
async function shown(page: Page): Promise<number> {
  return row(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].findIndex((image) => {
      const box = image.getBoundingClientRect();
      const isWhole = box.left >= left - 1 && box.right <= right + 1;
      return image.hasAttribute('data-current') && isWhole;
    });
  });
}

/** The image number in the gallery's live region, and the index of the current dot. */
export async function announced(page: Page): Promise<[number, number]> {
  const text = (await gallery(page).locator('p[aria-live=polite]').first().textContent()) ?? '';
  const current = await dots(page).evaluateAll((all) =>
    all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
  );
  return [Number(/\d+/.exec(text)?.[0]) - 1, current];
}

export async function isAt(page: Page, index: number): Promise<void> {
  await expect.poll(() => shown(page)).toBe(index);
  await expect.poll(() => announced(page)).toEqual([index, index]);
}

/** Index of the tested gallery's last image. */
export const last = imagesOf(longestCase) - 1;
/** Whether a horizontal swipe turns the enlarged image; a wide image is scrolled instead. */
export const isUpright = galleryOf(longestCase)[0]?.aspect === 'mobile';
/** Whether the first two images can be turned back and forth by swipes. */
export const areTwoUpright = isUpright && galleryOf(longestCase)[1]?.aspect === 'mobile';
export const ratios = { mobile: 9 / 16, square: 1, video: 16 / 9 };

/** A desktop without reduced motion. */
export const moving: BrowserContextOptions = { ...desktop, reducedMotion: 'no-preference' };
