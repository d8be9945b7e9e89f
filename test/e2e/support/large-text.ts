import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone, type Visitor } from './browser.ts';

export const tall: Visitor = { ...phone, viewport: { width: 390, height: 800 } };

/** A user style sheet for twice the text size (WCAG 2.2, 1.4.4). */
export const twice = 'html { font-size: 200% !important }';

/** Adds a style sheet to the page, like a user's own. */
export async function adopt(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Resolves once the bar of a scrolled page is no higher than the scroll padding. */
export async function leavesRoom(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  const tooMuch = () =>
    page.getByRole('banner').evaluate((bar) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return bar.getBoundingClientRect().bottom - Number.parseFloat(scrollPaddingTop);
    });
  await expect.poll(tooMuch, { message: 'pixels under the bar' }).toBeLessThanOrEqual(0);
}
