import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { addressIn } from '../../src/addresses.ts';
import { desktop, type Visitor, visit } from './support/browser.ts';
import { caseIds, imagesOf } from './support/cases.ts';
import { leadForm } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const hasCalendar = Boolean(content.words[languages[0]].hero.calendar);

/** Texts on the page that are too light for paper. */
const paleWords = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    // Text in a picture may be light, if its background is printed, too.
    const isOnGround = (element: Element) => getComputedStyle(element).printColorAdjust === 'exact';
    return [...document.querySelectorAll('h2, h3, p, li, a, button, dt, dd, i')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => !isOnGround(element))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => {
        if (!canvas) return true;
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 255, green = 255, blue = 255] = canvas.getImageData(0, 0, 1, 1).data;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 128;
      })
      .map((element) => element.textContent?.slice(0, 40));
  });

const onDarkScreen: Visitor = { ...desktop, colorScheme: 'dark' };

/** Width of A4 between margins of 1 cm, in CSS px. */
const paperWidth = 718;

const pages = [
  { path: '/', images: 0 },
  { path: '/privacy', images: 0 },
  ...caseIds.map((id) => ({ path: `/project/${id}`, images: imagesOf(id) })),
];

test.each(pages)(
  'on paper all text of $path is dark, and no list item, picture or chart is split between two sheets',
  async ({ path, images }) => {
    const page = await visit(site.origin + path, onDarkScreen);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await paleWords(page)).toEqual([]);
    const breaks = await page
      .locator('main :is(li, figure)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
    expect.soft(breaks).toEqual(breaks.map(() => 'avoid'));
    // One image alone is shown on the case's card only.
    if (images < 2) return;
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    const free = () =>
      page.locator('[data-gallery-track]').evaluate((track) => {
        const rights = [...track.children].map((item) => item.getBoundingClientRect().right);
        return Math.abs(track.getBoundingClientRect().right - Math.max(...rights));
      });
    await expect.poll(free, { message: 'images have full width' }).toBeLessThan(2);
  },
);

test('on paper a heading keeps only what is below it on its sheet', async () => {
  const page = await visit(site.origin);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  const beside = await page.locator('main :is(h2, h3)').evaluateAll((headings) =>
    headings
      .filter((one) => {
        const next = one.nextElementSibling;
        if (!next?.checkVisibility() || getComputedStyle(one).breakAfter === 'auto') return false;
        return next.getBoundingClientRect().top < one.getBoundingClientRect().bottom - 1;
      })
      .map((one) => one.textContent),
  );
  expect(beside).toEqual([]);
});

test.runIf(hasCalendar)(
  'on paper the hero’s calendar is complete, also during its animation',
  async () => {
    const page = await visit(site.origin, { ...desktop, reducedMotion: 'no-preference' });
    const days = page.getByRole('img').first().locator('i');
    const faint = () =>
      days.evaluateAll((all) => all.filter((day) => getComputedStyle(day).opacity !== '1').length);
    await page.evaluate(() => {
      const picture = document.querySelector('[role=img]');
      for (const animation of picture?.getAnimations({ subtree: true }) ?? []) {
        animation.pause();
        animation.currentTime = 500;
      }
    });
    expect(await faint()).toBeGreaterThan(20);
    await page.emulateMedia({ media: 'print' });
    expect(await faint()).toBe(0);
  },
);

test.each(languages)('on paper no sheet is empty (%s)', async (language) => {
  const page = await visit(site.origin + addressIn(language, '/'), desktop);
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const drawn = sheetsOf(await page.pdf({ format: 'A4', margin }));
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn.filter((bytes) => bytes < 400)).toEqual([]);
});

test('on paper there are the contact channels, and no form or menu', async () => {
  const page = await visit(site.origin);
  await page.emulateMedia({ media: 'print' });
  const address = page.locator(`#contact [href="mailto:${content.facts.email}"]`);
  expect(await address.isVisible()).toBe(true);
  expect(await leadForm(page).isVisible()).toBe(false);
  const signs = await page
    .locator('summary')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it, '::after').display));
  expect(signs.filter((display) => display !== 'none')).toEqual([]);
});

/** Number of bytes that draw each sheet of a printed document; an empty sheet has hardly any. */
function sheetsOf(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\n.*?\/Contents (\d+) 0 R/gs)].map(([, id]) => {
    const drawing = text.slice(text.indexOf(`\n${id} 0 obj\n`));
    return Number(/\/Length (\d+)/.exec(drawing)?.[1]);
  });
}
