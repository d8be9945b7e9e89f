import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#site';
import { desktop, visit } from './support/browser.ts';
import { longestCase } from './support/cases.ts';
import { leftsOf } from './support/place.ts';
import { type Site, startSite } from './support/site.ts';

let served: Site;
beforeAll(async () => {
  served = await startSite();
});
afterAll(() => served.stop());

/** Whether the page prevents a key's default action. */
const isTaken = (element: Locator, modifier?: string) =>
  element.evaluate((target, pressed) => {
    const key = { key: 'ArrowLeft', bubbles: true, cancelable: true };
    const init = pressed ? { ...key, [pressed]: true } : key;
    return !target.dispatchEvent(new KeyboardEvent('keydown', init));
  }, modifier);

/** Fewer members fit a wide screen's row, so there is nothing to turn. */
const isTeamTurned = site.people.length >= 4;

const rows = [
  { name: 'the gallery', path: `/project/${longestCase}`, row: 'main [tabindex="0"]' },
  { name: 'the enlarged image', path: `/project/${longestCase}`, row: 'dialog:modal' },
  ...(isTeamTurned ? [{ name: 'the team', path: '/', row: '#team [tabindex="0"]' }] : []),
];

test.each(rows)(
  '$name turns by arrow keys alone, not by the browser’s shortcuts',
  async (shown) => {
    const page = await visit(served.origin + shown.path);
    if (shown.row.startsWith('dialog')) await page.locator('main figure a').first().click();
    const row = page.locator(shown.row).first();
    expect(await isTaken(row)).toBe(true);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      expect(await isTaken(row, modifier), modifier).toBe(false);
    }
  },
);

test.runIf(isTeamTurned)(
  'with reduced motion, the team’s row jumps instead of gliding',
  async () => {
    const page = await visit(served.origin, { ...desktop, reducedMotion: 'no-preference' });
    const row = page.locator('#team [data-looping]');
    await page.locator('#team').scrollIntoViewIfNeeded();
    await row.waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('#team button').nth(1).click();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const lefts = await leftsOf(row, 'li');
    expect(lefts.some((left) => Math.abs(left) <= 2)).toBe(true);
  },
);
