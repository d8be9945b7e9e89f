import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from '../../e2e/support/axe.ts';

/**
 * Checks that axe finds nothing in these schemes, and that nothing overflows, also with text at 200 %. Languages
 * share their colours, so dark is enough in one of them.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect.soft(await findings(page, rules), `${state}, ${colorScheme}`).toEqual([]);
  }
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect.soft(await overflow(), `${state} scrolls sideways`).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await overflow(), `${state} scrolls sideways at 200 %`).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}
