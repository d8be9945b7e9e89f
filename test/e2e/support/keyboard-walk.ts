import type { Page } from 'playwright-core';

export interface Stop {
  name: string;
  inMain: boolean;
  /** Whether another element covers the middle of its visible part, or it is outside the viewport. */
  covered: boolean;
  /** Whether it, or the label that represents it, has a focus ring of three pixels. */
  ringed: boolean;
  /** Its position in document order. */
  order: number;
}

/** More tab stops than any page has: reaching this number means a keyboard trap. */
export const maximumStops = 150;

/** Returns every tab stop from one end of the page to the other. */
export async function walkByKeyboard(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < maximumStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const host = element.closest('label') ?? element;
      const isCovered = () => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const hit = document.elementFromPoint(x, y);
        const isHit = hit && (host.contains(hit) || hit.contains(element));
        return !isHit || bottom < 0 || top > innerHeight;
      };
      // A carousel takes a moment to follow the focus.
      const end = performance.now() + 1000;
      while (isCovered() && performance.now() < end) await new Promise(requestAnimationFrame);
      return {
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`,
        inMain: element.closest('main') !== null,
        covered: isCovered(),
        ringed: [element, host].some((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3;
        }),
        order: [...document.querySelectorAll('*')].indexOf(element),
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}
