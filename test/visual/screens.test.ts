import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge } from './accepted-pictures.ts';
import { captureScreen } from './capture.ts';
import { screenFrames } from './frames.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

describe.concurrent('every screen looks as accepted, in light and dark', () => {
  for (const frame of screenFrames) {
    test(frame.name, async () => {
      const captures = await captureScreen(studio, frame);
      const verdicts = await Promise.all(captures.map(judge));
      expect(verdicts.filter(Boolean)).toEqual([]);
    });
  }
});
