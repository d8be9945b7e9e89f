import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { accessibilityTree } from './support/accessibility-tree.ts';
import { desktop, hydrated, newPage, phone, visit } from './support/browser.ts';
import { caseIds, galleryOf, imagesOf, longestCase } from './support/cases.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { otherPrefix } from './support/language.ts';
import { type Site, startSite } from './support/site.ts';
import { swipeIn } from './support/swipe.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const gallery = (page: Page) => page.locator('[aria-roledescription=carousel]');
const row = (page: Page) => gallery(page).locator('ul').first();
const buttons = (page: Page) => gallery(page).locator('button:visible');
const dots = (page: Page) => gallery(page).locator('a[href^="#image-"]');

/** Which image is the current one and stands whole in the gallery's window, from 0; -1 if it does not. */
async function shown(page: Page): Promise<number> {
  return row(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].findIndex((image) => {
      const box = image.getBoundingClientRect();
      const isWhole = box.left >= left - 1 && box.right <= right + 1;
      return image.hasAttribute('data-current') && isWhole;
    });
  });
}

/** What the gallery says and marks: number in its live text, and the dot that is current. */
async function announced(page: Page): Promise<[number, number]> {
  const text = (await gallery(page).locator('p[aria-live=polite]').first().textContent()) ?? '';
  const current = await dots(page).evaluateAll((all) =>
    all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
  );
  return [Number(/\d+/.exec(text)?.[0]) - 1, current];
}

async function isAt(page: Page, index: number): Promise<void> {
  await expect.poll(() => shown(page), { timeout: 5000 }).toBe(index);
  await expect.poll(() => announced(page)).toEqual([index, index]);
}

/** The last image of the gallery that is turned. */
const last = imagesOf(longestCase) - 1;
/** A finger that goes sideways turns an image that the window shows whole, and scrolls a wide one. */
const isUpright = galleryOf(longestCase)[0]?.aspect === 'mobile';
const ratios = { mobile: 9 / 16, square: 1, video: 16 / 9 };

// A page of a single image has no gallery.
const turnable = caseIds.filter((id) => imagesOf(id) > 1);

test.each(turnable)('the images of %s have captions, each in its aspect', async (id) => {
  const page = await visit(`${site.origin}/project/${id}`);
  const figures = row(page).locator('figure');
  expect(await figures.count()).toBe(imagesOf(id));
  const names = await dots(page).evaluateAll((all) => all.map((dot) => dot.textContent));
  expect(new Set(names).size, 'each dot has a name of its own').toBe(imagesOf(id));
  const { captions } = content.words[languages[0]].caseWords[id] ?? {};
  for (const [at, { aspect, file }] of galleryOf(id).entries()) {
    const figure = figures.nth(at);
    expect(await figure.locator('figcaption').textContent()).toContain(captions?.[file]);
    const image = figure.locator('img');
    await image.evaluate((element) => {
      if (!(element instanceof HTMLImageElement)) return;
      element.loading = 'eager';
      return element.decode();
    });
    const box = await image.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), `${at + 1}: ${aspect}`).toBeCloseTo(
      ratios[aspect],
      1,
    );
  }
});

const moving: BrowserContextOptions = { ...desktop, reducedMotion: 'no-preference' };

describe.each([
  { name: 'on a phone at rest', path: `/project/${longestCase}`, device: phone },
  {
    name: 'on a desktop that moves',
    path: `${otherPrefix}/project/${longestCase}`,
    device: moving,
  },
])('turning $name', ({ path, device }) => {
  test('wraps around at both ends by buttons, dots and arrow keys', async () => {
    const page = await visit(site.origin + path, device);
    const [previous, next] = await buttons(page).all();
    await isAt(page, 0);
    await previous?.click();
    await isAt(page, last);
    await next?.click();
    await isAt(page, 0);
    await next?.click();
    await isAt(page, 1);
    await dots(page)
      .nth(last - 1)
      .click();
    await isAt(page, last - 1);
    await row(page).focus();
    await page.keyboard.press('ArrowRight');
    await isAt(page, last);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 0);
    await page.keyboard.press('ArrowLeft');
    await isAt(page, last);
  });

  test('many times in a hurry is never lost', async () => {
    const page = await visit(site.origin + path, device);
    for (let click = 0; click < 15; click += 1) {
      await buttons(page).nth(1).dispatchEvent('click');
    }
    await isAt(page, 15 % (last + 1));
    for (let click = 0; click < 4; click += 1) await buttons(page).nth(0).dispatchEvent('click');
    await isAt(page, (15 - 4) % (last + 1));
  });

  test('before the scripts arrive is made up for, tap by tap', async () => {
    const page = await newPage(device);
    const release = await openBeforeScripts(page, site.origin + path);
    for (let tap = 0; tap < 4; tap += 1) await buttons(page).nth(1).click();
    await buttons(page).nth(0).click();
    release();
    await hydrated(page);
    await isAt(page, (4 - 1) % (last + 1));
  });
});

test.runIf(last > 1)('a swipe turns by one image', async () => {
  const page = await visit(`${site.origin}/project/${longestCase}`, phone);
  await row(page).scrollIntoViewIfNeeded();
  const box = await row(page).boundingBox();
  if (!box) throw new Error('The gallery is not shown.');
  const swipe = await swipeIn(page, box);
  await swipe(-220);
  await isAt(page, 1);
  await swipe(-220);
  await isAt(page, 2);
  await swipe(220);
  await isAt(page, 1);
});

/** Whether a screen reader still finds the page's bar. */
async function isBannerHeard(page: Page): Promise<boolean> {
  const nodes = await accessibilityTree(page);
  return nodes.some(({ ignored, role }) => !ignored && role?.value === 'banner');
}

describe('enlarged', () => {
  test.runIf(isUpright)('a swipe turns by one image, and a scroll or a pinch by none', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`, phone);
    await row(page).locator('a').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const box = await dialog.boundingBox();
    if (!box) throw new Error('The enlarged image is not shown.');
    const swipe = await swipeIn(page, box);
    await swipe(-220);
    await expect.poll(() => announced(page)).toEqual([1, 1]);
    await swipe(-30, 200);
    await swipe(-220, 0, 2);
    await swipe(220);
    await swipe(220);
    await expect.poll(() => announced(page)).toEqual([last, last]);
    expect(await dialog.isVisible(), 'a swipe closes nothing').toBe(true);
  });

  test('an image opens on click, turns, wraps, and closes where it was turned to', async () => {
    const page = await visit(`${site.origin}${otherPrefix}/project/${longestCase}`, desktop);
    const images = galleryOf(longestCase);
    const dialog = page.getByRole('dialog');
    const source = () =>
      dialog
        .locator('img')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
    // The image before stays until the next one has arrived.
    const shows = (index: number) =>
      expect.poll(source, { timeout: 5000 }).toContain(`/${images[index]?.file}.`);
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

  test.runIf(last > 1)('an image leaves the row free to be scrolled elsewhere', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`);
    await gallery(page).locator('figure a').first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // As a search in the page does, or a screen reader that reads on.
    await row(page).evaluate((list) => {
      const [first, , third] = [...list.children].map(
        (image) => image.getBoundingClientRect().left,
      );
      list.scrollTo({ left: (third ?? 0) - (first ?? 0) });
    });
    await isAt(page, 2);
  });

  test('the focus stays with it, from the first control to the last and back', async () => {
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
    // What is beside it is out of reach a frame after it opened.
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

  test('a page too busy to answer loses no turn', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`, moving);
    await row(page).locator('a').first().click();
    const next = page.getByRole('dialog').getByRole('button').nth(1);
    // What is clicked while the page is busy comes in one go.
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

  test('an image tapped before the scripts arrive opens once they have', async () => {
    const page = await newPage(phone);
    const release = await openBeforeScripts(page, `${site.origin}/project/${longestCase}`);
    // Once more, for nothing came of it.
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
});

async function openWithoutImages(url: string): Promise<Page> {
  const page = await newPage();
  // Never answered: an image that is late must not be printed as nothing.
  await page.route('**/images/**', () => undefined);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return page;
}

test.each([
  ['before the images and the scripts have come', openWithoutImages],
  ['once they have', visit],
])('on paper every image has its place, whole, %s', async (_, open) => {
  const page = await open(`${site.origin}/project/${longestCase}`);
  await page.emulateMedia({ media: 'print' });
  const images = await row(page).evaluate((list) =>
    [...list.querySelectorAll('img')].map((image) => {
      const { left, right, width, height } = image.getBoundingClientRect();
      return { isInside: left >= 0 && right <= innerWidth, isSeen: width > 50 && height > 50 };
    }),
  );
  expect(images).toHaveLength(imagesOf(longestCase));
  expect(images.filter(({ isInside, isSeen }) => !isInside || !isSeen)).toEqual([]);
});
