import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityTree } from './support/accessibility-tree.ts';
import { desktop, hydrated, lendPage, phone, visit } from './support/browser.ts';
import { galleryOf, longestCase } from './support/cases.ts';
import {
  announced,
  areTwoUpright,
  buttons,
  gallery,
  isAt,
  isUpright,
  last,
  moving,
  ratios,
  row,
} from './support/gallery.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { otherPrefix } from './support/language.ts';
import { type Site, startSite } from './support/site.ts';
import { swipeIn } from './support/swipe.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Whether the page's bar is in the accessibility tree. */
async function isBannerHeard(page: Page): Promise<boolean> {
  const nodes = await accessibilityTree(page);
  return nodes.some(({ ignored, role }) => !ignored && role?.value === 'banner');
}

describe('an enlarged image', () => {
  test.runIf(areTwoUpright)(
    'a swipe turns by one image; scrolling and pinching do not turn',
    async () => {
      const page = await visit(`${site.origin}/project/${longestCase}`, phone);
      await row(page).locator('a').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const box = await dialog.boundingBox();
      if (!box) throw new Error('The enlarged image is not shown.');
      const swipe = await swipeIn(page, box);
      await swipe({ x: -220 });
      await expect.poll(() => announced(page)).toEqual([1, 1]);
      await swipe({ x: -30, y: 200 });
      await swipe({ x: -220, fingers: 2 });
      await swipe({ x: 220 });
      await swipe({ x: 220 });
      await expect.poll(() => announced(page)).toEqual([last, last]);
      expect(await dialog.isVisible(), 'a swipe closes nothing').toBe(true);
    },
  );

  test('opens on click, turns, wraps around, and closes at the image it was turned to', async () => {
    const page = await visit(`${site.origin}${otherPrefix}/project/${longestCase}`, desktop);
    const images = galleryOf(longestCase);
    const dialog = page.getByRole('dialog');
    const source = () =>
      dialog
        .locator('img')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
    // The previous image is shown until the next one has loaded.
    const shows = (index: number) => expect.poll(source).toContain(`/${images[index]?.file}.`);
    await row(page).locator('a').first().click();
    await dialog.waitFor();
    await shows(0);
    const box = await dialog.locator('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), 'undistorted').toBeCloseTo(
      ratios[images[0]?.aspect ?? 'video'],
      1,
    );
    if (isUpright) expect(box?.height, 'as large as the window allows').toBeGreaterThan(560);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => announced(page)).toEqual([last, last]);
    await shows(last);
    await dialog.getByRole('button').nth(1).click();
    await dialog.getByRole('button').nth(1).click();
    await expect.poll(() => announced(page)).toEqual([1, 1]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await isAt(page, 1);
    const focused = () =>
      row(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link === document.activeElement).indexOf(true));
    await expect.poll(focused, { message: 'the focus is at the image that is shown' }).toBe(1);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await shows(1);
    await dialog.getByRole('button').nth(2).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test.runIf(last > 1)('after it closes, the row can be scrolled freely', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`);
    await gallery(page).locator('figure a').first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // Scrolls like a search in the page or a screen reader.
    const shown = await row(page).evaluate((list) => {
      const lefts = [...list.children].map((image) => image.getBoundingClientRect().left);
      const end = list.scrollWidth - list.clientWidth;
      const places = lefts.map((left) => Math.min(left - (lefts[0] ?? 0), end));
      const [, , third = 0] = places;
      list.scrollTo({ left: third });
      // Of images that share the end of the row, the first is the current one.
      return places.findIndex((place) => Math.abs(place - third) <= 1);
    });
    await isAt(page, shown);
  });

  test('keeps the focus inside, from the first control to the last and back', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`, desktop);
    await row(page).locator('a').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const place = () =>
      dialog.evaluate((element) => {
        const { activeElement, body } = document;
        if (activeElement === body) return 'the browser';
        return element.contains(activeElement) ? activeElement?.textContent : 'the page';
      });
    // The rest of the page becomes inert one frame after it opened.
    await expect.poll(() => isBannerHeard(page)).toBe(false);
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<unknown>();
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press(key);
        seen.add(await place());
      }
      expect(seen).not.toContain('the page');
      expect(seen.size, 'all of its buttons').toBeGreaterThanOrEqual(3);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isBannerHeard(page), 'the page is back').toBe(true);
  });

  test('the back button closes it, and leaves the page if it is closed already', async () => {
    const page = await visit(`${site.origin}/terms`, phone);
    const address = `${site.origin}/project/${longestCase}`;
    await page.goto(address);
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    await row(page).locator('a').first().click();
    await dialog.waitFor();
    await page.keyboard.press('ArrowRight');
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(address);
    await isAt(page, 1);

    await row(page).locator('a').nth(1).click();
    await dialog.getByRole('button').nth(2).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goBack();
    await page.waitForURL(`${site.origin}/terms`);
  });

  test('a click beside the image closes it, except the second of a double click', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`, {
      ...desktop,
      viewport: { width: 1600, height: 600 },
    });
    const dialog = page.getByRole('dialog');
    await row(page).locator('a').first().dblclick();
    await dialog.waitFor();
    await dialog.locator('img').click();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(60, 200);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('turns are not lost on a busy page', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`, moving);
    await row(page).locator('a').first().click();
    const next = page.getByRole('dialog').getByRole('button').nth(1);
    // Clicks on a busy page are delivered all at once.
    await next.evaluate((button) => {
      for (let click = 0; click < 3; click += 1) if (button instanceof HTMLElement) button.click();
    });
    await isAt(page, 3 % (last + 1));
    await row(page).evaluate((list) => {
      for (let press = 0; press < 2; press += 1) {
        list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      }
    });
    await isAt(page, 1 % (last + 1));
  });

  test('an image tapped before hydration opens after it', async () => {
    const page = await lendPage(phone);
    const release = await openBeforeScripts(page, `${site.origin}/project/${longestCase}`);
    // Tapped twice, because the first tap had no visible effect.
    for (let tap = 0; tap < 2; tap += 1) await row(page).locator('a').first().click();
    await buttons(page).nth(1).click();
    release();
    await hydrated(page);
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toBe(`${site.origin}/project/${longestCase}`);
    await expect.poll(() => isBannerHeard(page)).toBe(false);
    await page.getByRole('dialog').getByRole('button').nth(2).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await isBannerHeard(page), 'the page is back').toBe(true);
    await buttons(page).nth(1).click();
  });

  test.each<NonNullable<Parameters<Locator['click']>[0]>>([
    { modifiers: ['ControlOrMeta'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ])('is left to another tab, before hydration and after it (%j)', async (click) => {
    const page = await lendPage(desktop);
    const release = await openBeforeScripts(page, `${site.origin}/project/${longestCase}`);
    const opensTab = async (link: Locator) => {
      const opened = page.context().waitForEvent('page');
      await link.click(click);
      const tab = await opened;
      // Chromium sometimes ignores a request to close a page that has only begun to load.
      await tab.waitForLoadState();
      await tab.close();
    };
    const links = [row(page).locator('a').first(), gallery(page).locator('a').last()];
    for (const link of links) await opensTab(link);
    release();
    await hydrated(page);
    for (const link of links) await opensTab(link);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await isAt(page, 0);
  });
});
