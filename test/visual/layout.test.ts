import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { hydrated } from '../e2e/support/browser.ts';
import { type BrowserPool, openBrowserPool } from './browser-pool.ts';
import { findLooseUnits } from './find-loose-units.ts';
import { findOverflow } from './find-overflow.ts';
import { findTypeFlaws } from './find-type-flaws.ts';
import { screens, widths } from './frames.ts';
import { showsDemo } from './shows-demo.ts';

/** The narrowest width of WCAG 2.2 (1.4.10), and the widths of the pictures. */
const measured = [320, ...widths];

let pool: BrowserPool;
beforeAll(async () => {
  pool = await openBrowserPool();
});
afterAll(() => pool.close());

/** Checks at each width; those of type are for the demo only. */
const measures = showsDemo ? [findOverflow, findTypeFlaws] : [findOverflow];

async function flawsAtEachWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of measured) {
    await page.setViewportSize({ width, height: 800 });
    // Sizes in vw are updated a frame later.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const measure of measures) {
      found.push(...(await page.evaluate(measure)).map((flaw) => `${width} px: ${flaw}`));
    }
  }
  return found;
}

describe.concurrent('no page overflows, and the demo’s headings and figures break well', () => {
  for (const { name, language, path } of screens) {
    test(`${name}.${language}`, async ({ expect }) => {
      await pool.withPage(1280, async (page) => {
        await page.goto(pool.origin + path);
        // Pictures need not be loaded, because their space is reserved.
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await flawsAtEachWidth(page)).toEqual([]);
        if (!showsDemo) return;
        const text = (await page.locator('body').textContent()) ?? '';
        expect.soft(findLooseUnits(text)).toEqual([]);
      });
    });
  }
});
