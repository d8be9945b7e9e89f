import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Specification chapter 9: where a section's top comes to stand, in pixels. */
export const anchorOffset = 80;

/** Distance of an element's top from the window's, in pixels. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => Math.round(found.getBoundingClientRect().top));
}

/** Resolves once a section stands where a link to it leads. */
export async function standsAtAnchor(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => topOf(page.locator(`#${id}`)), { timeout: 10_000 })
    .toBeOneOf([anchorOffset - 1, anchorOffset, anchorOffset + 1]);
}

/** Left edges of the items of a row, relative to the row's own. */
export function leftsOf(row: Locator, items: string): Promise<number[]> {
  return row.evaluate((element, selector) => {
    const { left } = element.getBoundingClientRect();
    return [...element.querySelectorAll(selector)].map(
      (item) =>
        // Zero has one sign only.
        Math.round(item.getBoundingClientRect().left - left) + 0,
    );
  }, items);
}
