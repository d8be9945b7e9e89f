import type { Page } from 'playwright-core';

/** Steps that a finger's way is told in, one a frame. */
const parts = 8;

interface Swipe {
  /** CSS pixels to the right. */
  x: number;
  /** CSS pixels down. */
  y?: number;
  /** Two lie side by side. */
  fingers?: 1 | 2;
}

/**
 * A finger on the page, through the browser's own input. In: where to swipe. Out: a swipe by so many
 * CSS pixels. It goes as fast as frames are painted: a finger that is told of late, or faster than that,
 * makes Chromium (156) pass images that it has to stop at, in a row without any script too.
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
