import { expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { longestCase } from './support/cases.ts';
import { startSite } from './support/site.ts';

test.each([768, 1280])('at %d px a price stays in one line as a case’s figure', async (width) => {
  const { origin } = await startSite();
  const page = await visit(`${origin}/project/${longestCase}`, {
    viewport: { width, height: 800 },
  });
  const figure = page.getByRole('article').locator('p > strong').first();
  const lines = await figure.evaluate((element) => {
    element.textContent = '1.250.000,00';
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(hidden).toBe(0);
});
