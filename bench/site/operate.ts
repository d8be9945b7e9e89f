import type { CDPSession, Page } from 'playwright-core';

/*
 * Playwright's locators and waits put listeners of their own into the page, for every kind of event: in
 * a trace 5 ms of a tap, at a quarter of this processor's speed. What is measured is operated with
 * these instead, which leave nothing behind.
 */

export interface Point {
  x: number;
  y: number;
}

const lookEveryMs = 20;

/** Resolves once the expression is true in the page. */
export async function until(page: Page, condition: string): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const look = () => (${condition}) ? resolve() : setTimeout(look, ${lookEveryMs});
    look();
  })`);
}

/** Scrolls to the first element of that selector and resolves with its middle, in CSS pixels. */
export async function bringIntoView(page: Page, selector: string): Promise<Point> {
  return page.evaluate((css) => {
    const element = document.querySelector(css);
    if (!element) throw new Error(`There is nothing to tap: ${css}`);
    const { innerHeight } = window;
    const before = element.getBoundingClientRect();
    if (before.top < 0 || before.bottom > innerHeight) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
}

/** A finger that touches the point and leaves it, from the browser itself. */
export async function tap(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Focuses the field of that selector. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  await page.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
}

/** Puts a text into the field of that selector, as a paste would. */
export async function writeInto(
  page: Page,
  session: CDPSession,
  { selector, text }: { selector: string; text: string },
): Promise<void> {
  await focusOn(page, selector);
  await session.send('Input.insertText', { text });
}

/** Chooses the option of that index in the list of that selector. */
export async function choose(
  page: Page,
  { selector, index }: { selector: string; index: number },
): Promise<void> {
  await page.evaluate(
    ({ css, at }) => {
      const list = document.querySelector<HTMLSelectElement>(css);
      if (!list) throw new Error(`There is no list: ${css}`);
      list.selectedIndex = at;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { css: selector, at: index },
  );
}
