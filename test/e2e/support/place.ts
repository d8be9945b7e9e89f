import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Distance of a linked section from the top, in pixels (specification, chapter 9). */
export const anchorOffset = 80;

/** Distance of an element from the top of the viewport, in pixels. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => Math.round(found.getBoundingClientRect().top));
}

/** Resolves once a section is where a link scrolls it to. */
export async function standsAtAnchor(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => topOf(page.locator(`#${id}`)), { timeout: 10_000 })
    .toBeOneOf([anchorOffset - 1, anchorOffset, anchorOffset + 1]);
}

/** Left edges of a row's items, relative to the row's left edge. */
export function leftsOf(row: Locator, items: string): Promise<number[]> {
  return row.evaluate((element, selector) => {
    const { left } = element.getBoundingClientRect();
    return [...element.querySelectorAll(selector)].map(
      (item) =>
        // Turns -0 into 0.
        Math.round(item.getBoundingClientRect().left - left) + 0,
    );
  }, items);
}
