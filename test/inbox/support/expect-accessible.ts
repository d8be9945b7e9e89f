import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from '../../e2e/support/axe.ts';

/** Checks that axe finds nothing in either scheme, and that nothing overflows, also with text at 200 %. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
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
