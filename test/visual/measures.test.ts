import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { findLooseUnits } from './find-loose-units.ts';
import { findOverflow } from './find-overflow.ts';
import { findTypeFlaws } from './find-type-flaws.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 320, height: 600 } });
});
afterAll(() => browser.close());

const show = (body: string) => page.setContent(`<body style="margin:0;overflow-x:clip">${body}`);

describe('content wider than the window', () => {
  test('is found although the body clips it', async () => {
    await show('<p>Short</p><div style="width:400px">Wide</div>');
    expect(await page.evaluate(findOverflow)).toHaveLength(1);
  });

  test('does not include what scrolls in its own box', async () => {
    await show('<div style="overflow-x:auto"><div style="width:900px">Wide</div></div>');
    expect(await page.evaluate(findOverflow)).toEqual([]);
  });
});

describe('headings', () => {
  test('must not have a short word alone on the last line', async () => {
    await show('<h1 style="width:300px">O produto está no<br>ar</h1>');
    expect(await page.evaluate(findTypeFlaws)).toHaveLength(1);
    await show('<h1 style="width:300px">O produto<br>está no ar</h1>');
    expect(await page.evaluate(findTypeFlaws)).toEqual([]);
  });

  test('must not overflow their box', async () => {
    await show('<h2 style="font-size:60px">Responsabilidades</h2>');
    expect(await page.evaluate(findTypeFlaws)).toHaveLength(1);
  });

  test.each([
    ['a diacritic under a descender', 'gggg<br>ÃÃÃÃ', 0.8, 1],
    ['the same with air', 'gggg<br>ÃÃÃÃ', 1.4, 0],
    ['a descender beside the diacritic', 'g<br>nnnnnÃ', 0.9, 0],
  ])('must not collide: %s', async (_, words, leading, flaws) => {
    await show(`<h1 style="font:600 60px/${leading} sans-serif">${words}</h1>`);
    expect(await page.evaluate(findTypeFlaws)).toHaveLength(flaws);
  });
});

test('an ordinary space between a figure and its unit is found', () => {
  expect(findLooseUnits('Em 30 dias, por R$ 500, a 40 % do prazo, Lei nº 9.')).toHaveLength(4);
  expect(findLooseUnits('Em 30\u00a0dias, por R$\u00a0500, a 40% do prazo; dia 30.')).toEqual([]);
});
