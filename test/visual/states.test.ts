import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf, prefixOf, type Page as Screen } from '../../app/routes.ts';
import { languages } from '../../contract/language.ts';
import { firstCase } from '../e2e/support/cases.ts';
import { judge } from './accepted-pictures.ts';
import { type BrowserPool, openBrowserPool } from './browser-pool.ts';
import { capturePage } from './capture.ts';
import { frameOf } from './frames.ts';
import { settle } from './settle.ts';
import { captureState, stateFrames } from './states.ts';

let pool: BrowserPool;
beforeAll(async () => {
  pool = await openBrowserPool();
});
afterAll(() => pool.close());

describe.concurrent('every state looks as accepted, in light and dark', () => {
  for (const frame of stateFrames) {
    test(frame.name, async () => {
      const captures = await captureState(pool, frame);
      const verdicts = await Promise.all(captures.map(judge));
      expect(verdicts.filter(Boolean)).toEqual([]);
    });
  }
});

describe.concurrent('switched in place, a page looks like the one loaded in that language', () => {
  const switchable: Screen[] = [{ kind: 'landing' }, { kind: 'project', id: firstCase }];
  for (const screen of switchable) {
    for (const language of languages) {
      for (const width of [360, 1280] as const) {
        const loaded = frameOf(screen, language, width);
        test(loaded.name, async () => {
          const verdict = await pool.withFreshPage(width, async (page) => {
            const other = language === 'en' ? 'pt-BR' : 'en';
            await page.goto(pool.origin + pathOf(screen, prefixOf(other)));
            await settle(page);
            await page
              .getByRole('link', { name: language === 'en' ? /English/ : /Português/ })
              .click();
            await page.waitForFunction(
              (wanted) => document.documentElement.lang === wanted,
              language,
            );
            // A pointer that rests on the switch colours it.
            await page.mouse.move(width / 2, 300);
            await settle(page);
            return judge({
              name: `${loaded.name}.light`,
              png: await capturePage(page),
            });
          });
          expect(verdict).toBeUndefined();
        });
      }
    }
  }
});
