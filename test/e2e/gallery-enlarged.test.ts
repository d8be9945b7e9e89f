import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, hydrated, newPage, visit } from './support/browser.ts';
import { firstCase, longestCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const links = (page: Page) => page.locator('[aria-roledescription=carousel] figure a');
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page): Promise<void> {
  await links(page).first().click();
  await dialog(page).locator('img').waitFor();
}

/** Which image the gallery is at, from 0, by its live text. */
async function index(page: Page): Promise<number> {
  const text = await page.locator('[aria-roledescription=carousel] > div > p').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]) - 1;
}

test('in a browser without popovers it closes where it was turned to, and holds no image', async () => {
  const page = await newPage(desktop);
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    for (const type of ['toggle', 'beforetoggle']) {
      const stop = (event: Event) =>
        event.target instanceof HTMLDialogElement && event.stopImmediatePropagation();
      addEventListener(type, stop, true);
    }
  });
  await page.goto(`${site.origin}/project/${longestCase}`);
  await hydrated(page);
  const focused = () =>
    links(page).evaluateAll((all) =>
      all.map((link) => link === document.activeElement).indexOf(true),
    );
  for (const [turns, close] of [
    [1, () => page.keyboard.press('Escape')],
    [2, () => dialog(page).getByRole('button').last().click()],
  ] as const) {
    await links(page)
      .nth(turns - 1)
      .press('Enter');
    await dialog(page).locator('img').waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => index(page)).toBe(turns);
    await close();
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe(turns);
    expect(await page.locator('dialog[aria-modal] img').count()).toBe(0);
  }
});

test('the room of the scrollbar is as dark as the view beside it', async () => {
  const page = await visit(`${site.origin}/project/${firstCase}`, desktop);
  const colour = (target: string) =>
    page
      .locator(target)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour('html');
  await open(page);
  expect(await colour('html')).toBe(await colour('dialog:popover-open'));
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await colour('html')).toBe(before);
});
