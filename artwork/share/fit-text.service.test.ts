import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { fitText } from './fit-text.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** The fitted size of a text of 60 px in a box of 500 × 192 px. */
async function sizeOf(text: string, style = ''): Promise<number> {
  const page = await browser.newPage();
  await page.setContent(
    `<p class="fit" style="margin:0;width:500px;max-height:192px;font:60px/1.1 monospace;${style}">${text}</p>`,
  );
  await page.evaluate(fitText);
  const size = await page.locator('p').evaluate((element) => getComputedStyle(element).fontSize);
  await page.close();
  return Number.parseFloat(size);
}

test('a text that fits keeps its size', async () => {
  expect(await sizeOf('Short')).toBe(60);
  expect(await sizeOf('Three short words')).toBe(60);
});

test('a text that is too long for its lines is set smaller', async () => {
  const line = await sizeOf('A name of 24 letters now', 'white-space:nowrap');
  expect(line).toBeLessThan(40);
  expect(line).toBeGreaterThan(30);
  expect(await sizeOf('Many words that need more than three lines of their box')).toBeLessThan(60);
});

test('a text that never fits stops at a third of its size', async () => {
  expect(await sizeOf('endless'.repeat(50))).toBe(20);
});

test('a text is fitted to the space that earlier texts leave', async () => {
  const page = await browser.newPage();
  await page.setContent(
    '<div style="width:500px;height:200px;font:60px/1 monospace"><p style="margin:0">One</p><p class="fit" style="margin:0">More words than the two lines that are left</p></div>',
  );
  await page.evaluate(fitText);
  const text = await page.locator('.fit').boundingBox();
  await page.close();
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(209);
});
