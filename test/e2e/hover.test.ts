import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, visit } from './support/browser.ts';
import { firstCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Contrast (WCAG 2.2) of an element's background with the one behind it. */
function contrastWithGround(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    function luminanceOf(colour: string): number {
      if (!pen) return 0;
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map(
        (part) => (part / 255) ** 2.2,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    function groundOf(from: Element | null): string {
      for (let at = from; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return 'white';
    }
    const own = luminanceOf(groundOf(box));
    const around = luminanceOf(groundOf(box.parentElement));
    return (Math.max(own, around) + 0.05) / (Math.min(own, around) + 0.05);
  });
}

test.each(['light', 'dark'] as const)(
  'the button at the end of a case stays visible on hover (%s)',
  async (colorScheme) => {
    const page = await visit(`${site.origin}/project/${firstCase}`, { ...desktop, colorScheme });
    const link = page.locator('[aria-labelledby=similar] a');
    expect(await contrastWithGround(link)).toBeGreaterThan(3);
    await link.hover();
    await expect.poll(() => contrastWithGround(link)).toBeGreaterThan(3);
  },
);
