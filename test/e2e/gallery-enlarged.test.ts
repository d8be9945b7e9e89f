import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, phone, visit } from './support/browser.ts';
import { caseIds, firstCase, galleryOf, imagesOf, longestCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';
import { swipeIn } from './support/swipe.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const links = (page: Page) => page.locator('[aria-roledescription=carousel] figure a');
const dialog = (page: Page) => page.getByRole('dialog');
/** The image's scroll container. */
const pane = (page: Page) => dialog(page).getByRole('group');

async function open(page: Page): Promise<void> {
  await links(page).first().click();
  await dialog(page).locator('img').waitFor();
}

/** Index of the gallery's current image, from 0, from its live region. */
async function index(page: Page): Promise<number> {
  const text = await page.locator('[aria-roledescription=carousel] > div > p').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]) - 1;
}

/** Maximum scroll position of a box within a number of frames, in CSS px. */
function lowest(box: Locator, frames: number): Promise<number> {
  return box.evaluate(async (element, left) => {
    let top = element.scrollTop;
    for (let frame = 0; frame < left; frame++) {
      await new Promise(requestAnimationFrame);
      top = Math.max(top, element.scrollTop);
    }
    return top;
  }, frames);
}

/** A case that starts with two images of the aspect `video`. */
const wideCase = caseIds.find((id) => [0, 1].every((at) => galleryOf(id)[at]?.aspect === 'video'));

describe.runIf(wideCase)('a wide image on a phone in portrait', () => {
  const left = (page: Page) => pane(page).evaluate((box) => box.scrollLeft);

  test.each([
    { width: 360, height: 740 },
    { width: 412, height: 915 },
  ])('is larger than the window, undistorted ($width)', async (viewport) => {
    const page = await visit(`${site.origin}/project/${wideCase}`, { ...phone, viewport });
    await open(page);
    const box = await dialog(page).locator('img').boundingBox();
    expect(box?.width).toBeGreaterThan(1.5 * viewport.width);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await expect.poll(() => left(page), { message: 'from its left' }).toBe(0);
  });

  test('scrolls with the finger without turning', async () => {
    const page = await visit(`${site.origin}/project/${wideCase}`, phone);
    await open(page);
    const swipe = await swipeIn(page, { x: 0, y: 100 });
    await swipe({ x: -220 });
    await expect.poll(() => left(page)).toBeGreaterThan(100);
    await swipe({ x: 220 });
    await expect.poll(() => left(page)).toBeLessThan(100);
    expect(await index(page)).toBe(0);
  });

  test('turns when swiped beyond its ends', async () => {
    const page = await visit(`${site.origin}/project/${wideCase}`, phone);
    await open(page);
    const swipe = await swipeIn(page, { x: 0, y: 100 });
    // By script, because a swipe's momentum would continue.
    const rest = () =>
      pane(page).evaluate((box) => {
        box.scrollLeft = box.scrollWidth;
        return box.scrollWidth - box.clientWidth - box.scrollLeft;
      });
    await expect.poll(rest).toBeLessThanOrEqual(1);
    await swipe({ x: -220 });
    await expect.poll(() => index(page)).toBe(1);
    await expect.poll(() => left(page), { message: 'the next begins at its left' }).toBe(0);
    await swipe({ x: 220 });
    await expect.poll(() => index(page)).toBe(0);
  });

  test('turns by buttons and arrow keys at any position, and scrolls by arrow keys in its pane', async () => {
    const page = await visit(`${site.origin}/project/${wideCase}`, phone);
    await open(page);
    await pane(page).evaluate((box) => box.scrollTo({ left: 100 }));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => index(page)).toBe(1);
    await expect.poll(() => left(page)).toBe(0);
    await dialog(page).getByRole('button').nth(0).click();
    await expect.poll(() => index(page)).toBe(0);
    await pane(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => left(page)).toBeGreaterThan(0);
    expect(await index(page)).toBe(0);
  });
});

/** A case that starts with two phone screens, which do not fit a landscape window. */
const tallCase = caseIds.find((id) => [0, 1].every((at) => galleryOf(id)[at]?.aspect === 'mobile'));

describe.runIf(tallCase)('an image that is higher than the window', () => {
  const sideways = { width: 640, height: 360 };

  test('scrolls by keyboard, and starts at its top after each turn', async () => {
    const page = await visit(`${site.origin}/project/${tallCase}`, {
      ...desktop,
      viewport: sideways,
    });
    await links(page).first().press('Enter');
    await pane(page).locator('img').waitFor();
    await page.keyboard.press('Shift+Tab');
    const top = () => pane(page).evaluate((box) => box.scrollTop);
    await expect
      .poll(() => pane(page).evaluate((box) => box === document.activeElement))
      .toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBeGreaterThan(0);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => index(page)).toBe(1);
    // The scroll by a key takes about 30 frames.
    expect(await lowest(pane(page), 60)).toBe(0);
    // The keyboard still scrolls it.
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBeGreaterThan(0);
  });
});

test.runIf(imagesOf(longestCase) > 3)(
  'on a phone in landscape, an image opens as wide as the window',
  async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`, {
      ...phone,
      viewport: { width: 640, height: 320 },
    });
    for (const at of [0, 3]) {
      await page.locator('[aria-roledescription=carousel] a[href^="#image-"]').nth(at).click();
      await expect.poll(() => index(page)).toBe(at);
      await links(page).nth(at).click();
      const enlarged = dialog(page).locator('img');
      await enlarged.waitFor();
      expect((await enlarged.boundingBox())?.width).toBeGreaterThan(0.8 * 640);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    }
  },
);

test.runIf(imagesOf(longestCase) > 2)(
  'closes at the current image and leaves no image element',
  async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`, desktop);
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
      expect(await page.locator('main dialog img').count()).toBe(0);
    }
  },
);

test('the scrollbar’s room has the dialog’s background', async () => {
  const page = await visit(`${site.origin}/project/${firstCase}`, desktop);
  const colour = (target: string) =>
    page
      .locator(target)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour('html');
  await open(page);
  expect(await colour('html')).toBe(await colour('dialog:modal'));
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await colour('html')).toBe(before);
});
