import type { Page } from 'playwright-core';

/** Steps that a finger's way is told in. */
const parts = 8;

/**
 * A finger on the page, through the browser's own input. In: where to swipe. Out: a swipe that goes
 * `x` CSS pixels to the right and `y` down, with one finger or two side by side.
 */
export async function swipeIn(page: Page, box: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  return async (x: number, y = 0, fingers: 1 | 2 = 1): Promise<void> => {
    const from = { x: Math.round(box.x) + (x < 0 ? 280 : 40), y: Math.round(box.y) + 150 };
    const at = (part: number) =>
      Array.from({ length: fingers }, (_, id) => ({
        id,
        x: from.x + (x * part) / parts,
        y: from.y + (y * part) / parts + 60 * id,
      }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let part = 1; part <= parts; part += 1) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
