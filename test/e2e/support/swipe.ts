import type { Page } from 'playwright-core';

/** Number of touch events of a swipe, one per frame. */
const parts = 8;

interface Swipe {
  /** Distance to the right, in CSS pixels. */
  x: number;
  /** Distance down, in CSS pixels. */
  y?: number;
  /** Number of fingers, side by side. */
  fingers?: 1 | 2;
}

/**
 * Returns a function that swipes within a box, through the browser's native input. It moves once per
 * painted frame: with late or more frequent events, Chromium (156) skips scroll-snap points, even in a
 * row without any script.
 */
export async function swipeIn(page: Page, box: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  return async ({ x, y = 0, fingers = 1 }: Swipe): Promise<void> => {
    const from = { x: Math.round(box.x) + (x < 0 ? 280 : 40), y: Math.round(box.y) + 150 };
    const at = (part: number) =>
      Array.from({ length: fingers }, (_, id) => ({
        id,
        x: from.x + (x * part) / parts,
        y: from.y + (y * part) / parts + 60 * id,
      }));
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : at(part),
      });
    await touch('touchStart', 0);
    for (let part = 1; part <= parts; part += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await touch('touchMove', part);
    }
    await touch('touchEnd', parts);
  };
}
