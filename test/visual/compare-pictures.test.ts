import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { comparePictures } from './compare-pictures.ts';
import { type Picture, pack, readPicture, shrink } from './picture.ts';

let browser: Browser;
let page: Page;
let expected: Picture;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  expected = await picture();
});
afterAll(() => browser.close());

const words = 'Projetamos, construímos e colocamos no ar o seu produto digital. '.repeat(6);

/** Captures a long plain page with a test's changes. */
async function picture(style = ''): Promise<Picture> {
  await page.setContent(`<style>
    body { margin: 0; padding: 60px; background: #f6f3ec; color: #221d18; font: 18px/1.5 sans-serif; }
    h1 { font-size: 72px; line-height: 1 }
    .block { width: 300px; height: 160px; margin: 40px 0; background: #f04e23 }
    .logo { width: 90px; height: 40px; background: repeating-linear-gradient(90deg, #123 0 6px, #fff 6px 12px) }
    .rule { height: 1px; background: #d9d3c8 }
    ${style}</style>
    <h1>Sua ideia no ar</h1><p>${words}</p><div class="block"></div><div class="rule"></div>
    <div class="text"><p>${words}</p><p>${words}</p></div><div class="logo"></div>`);
  return readPicture(await pack(await shrink(await page.screenshot())));
}

async function shareOf(style: string): Promise<number> {
  return comparePictures(expected, await picture(style)).share;
}

test('two captures of the same page are equal', async () => {
  expect(await shareOf('')).toBe(0);
});

test.each([
  ['text drawn a fraction of a pixel lower', '.text { transform: translateY(0.3px) }'],
  ['text smoothed in another way', '.text { text-rendering: geometricPrecision }'],
  ['edges of a block between two pixels', '.block { transform: translate(0.4px, 0.4px) }'],
])('anti-aliasing does not count as a difference: %s', async (_, style) => {
  expect(await shareOf(style)).toBe(0);
});

test.each([
  ['a block moved by 8 px', '.block { transform: translateX(8px) }'],
  ['text moved by 4 px', '.text { transform: translateY(4px) }'],
  ['a small picture missing from a long page', '.logo { visibility: hidden }'],
  ['a colour a little darker', '.block { background: #e0431a }'],
  ['the ground one step deeper', 'body { background: #eeeae0 }'],
  ['text in another weight', '.text { font-weight: 600 }'],
  ['text in another font', '.text { font-family: serif }'],
  ['text in another size', '.text { font-size: 18.5px }'],
])('%s counts as a difference', async (_, style) => {
  expect(await shareOf(style)).toBeGreaterThan(0);
});

test('a page that grew or shrank differs', async () => {
  await page.setViewportSize({ width: 1280, height: 1500 });
  const shorter = await picture();
  expect(comparePictures(expected, shorter).share).toBeGreaterThan(0);
  expect(comparePictures(shorter, expected).share).toBeGreaterThan(0);
});
