import * as v from 'valibot';
import { expect } from 'vitest';
import type { Engine } from './engine.ts';

/** WebDriver's codes for keys without a character. */
export const keys = { Escape: '\uE00C', ArrowRight: '\uE014', Backspace: '\uE003' } as const;

const point = v.object({ x: v.number(), y: v.number() });

/** A visitor's actions, in any browser. */
export class Visitor {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Opens a page; resolves once it is hydrated. */
  async visit(url: string): Promise<void> {
    await this.engine.goto(url);
    await this.sees(
      `document.querySelector('astro-island[client=late]:not([data-ready], [opts*=touch])') === null`,
      true,
    );
  }

  /** Waits until an expression in the page has this value. */
  async sees(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.engine.evaluate(expression)).toEqual(value);
  }

  /** Scrolls the selector's first visible element into view, and clicks its middle. */
  async click(selector: string): Promise<void> {
    const found = await this.engine.evaluate(`(async () => {
      const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find(
        (element) => element.getClientRects().length > 0,
      );
      // Waits until it stops moving, because the page may still be scrolling.
      for (let before; ; ) {
        shown.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { left, top, width, height } = shown.getBoundingClientRect();
        if (top === before) return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
        before = top;
      }
    })()`);
    await this.engine.perform([
      {
        ...{ type: 'pointer', id: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, ...v.parse(point, found) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async write(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.type(text);
  }
}
