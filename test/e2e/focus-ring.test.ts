import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as content } from '#site';
import { desktop, phone, visit } from './support/browser.ts';
import { longestCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/**
 * How many px of the focus ring are clipped by ancestors, or by the window without its scrollbar.
 */
function ringCut(element: Locator): Promise<number> {
  return element.evaluate((link) => {
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(link);
    if (outlineStyle === 'none') throw new Error('There is no ring.');
    const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { left, right } = link.getBoundingClientRect();
    const cuts = [beyond - left, right + beyond - document.documentElement.clientWidth];
    for (let box = link.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible' || box === document.body) continue;
      const edges = box.getBoundingClientRect();
      cuts.push(edges.left - left + beyond, right + beyond - edges.right);
    }
    return Math.max(0, ...cuts);
  });
}

/** Fewer members fit a wide screen's row, so there is nothing to turn. */
const isTeamTurned = content.people.length >= 4 && content.people.every(({ linkedin }) => linkedin);

test('the focus ring around the team’s row is not clipped', async () => {
  const page = await visit(`${site.origin}/`, desktop);
  const row = page.locator('#team [tabindex="0"]');
  await row.focus();
  await page.keyboard.press('Shift');
  await expect.poll(() => row.evaluate((box) => box.matches(':focus-visible'))).toBe(true);
  expect(await ringCut(row)).toBe(0);
});

test.runIf(isTeamTurned)('the focus ring around a team member’s link is not clipped', async () => {
  const page = await visit(`${site.origin}/`, desktop);
  const links = page.locator('#team li:not([aria-hidden]) a');
  await page.locator('#team').scrollIntoViewIfNeeded();
  // The row loops, and clips, once it is near the viewport.
  await page.waitForFunction(() => document.querySelector('#team li[aria-hidden]'));
  await page.locator('#team [tabindex="0"]').focus();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => links.first().evaluate((link) => link.matches(':focus-visible')))
    .toBe(true);
  expect(await ringCut(links.first())).toBe(0);
});

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('the focus rings of an enlarged image’s controls are not clipped on %s', async (_, device) => {
  const page = await visit(`${site.origin}/project/${longestCase}`, device);
  await page.locator('[aria-roledescription=carousel] figure a').first().click();
  const buttons = page.getByRole('dialog').getByRole('button');
  await buttons.first().waitFor();
  for (const button of await buttons.all()) {
    await button.focus();
    await page.keyboard.press('Shift');
    await expect.poll(() => button.evaluate((box) => box.matches(':focus-visible'))).toBe(true);
    expect(await ringCut(button)).toBe(0);
  }
});
