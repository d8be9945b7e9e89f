import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { hydrated, lendPage, newPage, phone, visit } from './support/browser.ts';
import { caseIds, galleryOf, imagesOf, longestCase } from './support/cases.ts';
import { buttons, dots, isAt, last, moving, ratios, row } from './support/gallery.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { otherPrefix } from './support/language.ts';
import { type Site, startSite } from './support/site.ts';
import { swipeIn } from './support/swipe.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

// A single image has no gallery.
const turnable = caseIds.filter((id) => imagesOf(id) > 1);

test.each(turnable)('the images of %s have captions and their aspect ratio', async (id) => {
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

  test('many quick turns are all counted', async () => {
    const page = await visit(site.origin + path, device);
    for (let click = 0; click < 15; click += 1) {
      await buttons(page).nth(1).dispatchEvent('click');
    }
    await isAt(page, 15 % (last + 1));
    for (let click = 0; click < 4; click += 1) await buttons(page).nth(0).dispatchEvent('click');
    await isAt(page, (15 - 4) % (last + 1));
  });

  test('each tap before hydration is repeated after it', async () => {
    const page = await lendPage(device);
    const release = await openBeforeScripts(page, site.origin + path);
    for (let tap = 0; tap < 4; tap += 1) await buttons(page).nth(1).click();
    await buttons(page).nth(0).click();
    release();
    await hydrated(page);
    await isAt(page, (4 - 1) % (last + 1));
  });
});

test('on a phone, a URL with an image shows it as the current one', async () => {
  for (const image of [1, last]) {
    const page = await visit(`${site.origin}/project/${longestCase}#image-${image + 1}`, phone);
    await isAt(page, image);
  }
});

test.runIf(last > 1)('a swipe turns by one image', async () => {
  const page = await visit(`${site.origin}/project/${longestCase}`, phone);
  await row(page).scrollIntoViewIfNeeded();
  const box = await row(page).boundingBox();
  if (!box) throw new Error('The gallery is not shown.');
  const swipe = await swipeIn(page, box);
  await swipe({ x: -220 });
  await isAt(page, 1);
  await swipe({ x: -220 });
  await isAt(page, 2);
  await swipe({ x: 220 });
  await isAt(page, 1);
});

async function openWithoutImages(url: string): Promise<Page> {
  const page = await newPage();
  // Never loaded: a late image must not be printed as an empty box.
  await page.route('**/images/**', () => undefined);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return page;
}

test.each([
  ['before the images and the scripts have come', openWithoutImages],
  ['once they have', visit],
])('on paper every image is complete, %s', async (_, open) => {
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
