import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge } from './accepted-pictures.ts';
import { type BrowserPool, openBrowserPool } from './browser-pool.ts';
import { captureScreen } from './capture.ts';
import { screenFrames } from './frames.ts';
import { acceptedFolder } from './shows-demo.ts';

let pool: BrowserPool;
beforeAll(async () => {
  pool = await openBrowserPool();
});
afterAll(() => pool.close());

describe
  .runIf(acceptedFolder)
  .concurrent('every screen looks as accepted, in light and dark', () => {
    for (const frame of screenFrames) {
      test(frame.name, async () => {
        const captures = await captureScreen(pool, frame);
        const verdicts = await Promise.all(captures.map(judge));
        expect(verdicts.filter(Boolean)).toEqual([]);
      });
    }
  });
