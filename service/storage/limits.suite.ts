import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rateWindowMs } from './limits.ts';
import type { Store } from './open-store.ts';

/** The start of a window. */
const start = Date.UTC(2026, 0, 15, 12);
const next = start + rateWindowMs;

/** What the limits must do on every engine. */
export function describeLimits(engine: string, open: () => Promise<Store>): void {
  describe(`limits on ${engine}`, () => {
    let store: Store;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    test('after a clock is set back, requests count in the window of that time', async () => {
      const limiter = store.limit('leads', 1);
      const total = store.limit('leads', 1);
      expect([await limiter.take(next, 'a'), await total.take(next)]).toEqual([0, 0]);
      expect([await limiter.take(start, 'a'), await total.take(start)]).toEqual([0, 0]);
      expect([await limiter.take(start, 'a'), await total.take(start)]).toEqual([600, 600]);
      expect([await limiter.take(next, 'a'), await total.take(next)]).toEqual([600, 600]);
    });

    test('requests for the newsletter do not count against leads', async () => {
      for (const scope of ['newsletter', 'leads']) {
        const limiter = store.limit(scope, 1);
        const total = store.limit(scope, 1);
        expect([await limiter.take(start, 'a'), await total.take(start)], scope).toEqual([0, 0]);
      }
    });

    test('giving back late changes only the window in which it was taken', async () => {
      const total = store.limit('leads', 1);
      await total.take(next - 1);
      await total.take(next);
      await total.giveBack(next - 1);
      expect(await total.take(next)).toBe(600);
      expect(await total.take(next - 1)).toBe(0);
    });

    test('an address refused at the end of a window may write in the next one', async () => {
      const limiter = store.limit('leads', 1);
      await limiter.take(next - 1, 'a');
      expect(await Promise.all([limiter.take(next - 1, 'a'), limiter.take(next, 'other')])).toEqual(
        [1, 0],
      );
      expect(await limiter.take(next, 'a')).toBe(0);
    });
  });
}
