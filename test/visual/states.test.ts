import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge } from './accepted-pictures.ts';
import { type BrowserPool, openBrowserPool } from './browser-pool.ts';
import { showsDemo } from './shows-demo.ts';
import { captureState, stateFrames } from './states.ts';

let pool: BrowserPool;
beforeAll(async () => {
  pool = await openBrowserPool();
});
afterAll(() => pool.close());

describe
  .runIf(showsDemo)
  .concurrent('every state matches its accepted picture, in light and dark', () => {
    for (const frame of stateFrames) {
      test(frame.name, async () => {
        const captures = await captureState(pool, frame);
        const verdicts = await Promise.all(captures.map(judge));
        expect(verdicts.filter(Boolean)).toEqual([]);
      });
    }
  });
