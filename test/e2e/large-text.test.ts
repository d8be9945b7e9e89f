import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { findOverflow } from '../visual/find-overflow.ts';
import { showsDemo } from '../visual/shows-demo.ts';
import {
  desktop,
  failedAnswer,
  forgive,
  hydrated,
  lendPage,
  phone,
  type Visitor,
  visit,
} from './support/browser.ts';
import { caseIds, firstCase } from './support/cases.ts';
import { findParted } from './support/find-parted.ts';
import { maximumStops, walkByKeyboard } from './support/keyboard-walk.ts';
import { otherPrefix } from './support/language.ts';
import { leadForm, sendButton } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';
import { addressesIn, farSection } from './support/site-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const tall: Visitor = { ...phone, viewport: { width: 390, height: 800 } };
/** A window of 1280 × 1024 pixels at 400 %. */
const zoomed: Visitor = { ...desktop, viewport: { width: 320, height: 256 } };

const hasCalendar = Boolean(content.words[languages[0]].hero.calendar);

/** A user style sheet's changes to the text (WCAG 2.2, 1.4.4 and 1.4.12). */
const twice = 'html { font-size: 200% !important }';
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

async function adopt(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Resolves once the bar of a scrolled page is no higher than the scroll padding. */
async function leavesRoom(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  const tooMuch = () =>
    page.getByRole('banner').evaluate((bar) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return bar.getBoundingClientRect().bottom - Number.parseFloat(scrollPaddingTop);
    });
  await expect.poll(tooMuch, { message: 'pixels under the bar' }).toBeLessThanOrEqual(0);
}

/** Distance of a heading from the window's upper edge, or from the bar if that is lower. */
function clearance(page: Page, heading: string): Promise<number> {
  return page.locator(heading).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return range.getBoundingClientRect().top - Math.max(bar, 0);
  });
}

describe('the bar does not cover the focused element', () => {
  const visitors: Record<string, { device: Visitor; css?: string }> = {
    'text of 24 px on a phone': { device: { ...tall, setting: 'defaultFontSize=24' } },
    'text of 32 px on a phone': { device: { ...tall, setting: 'defaultFontSize=32' } },
    'text of 32 px on a desktop': { device: { ...desktop, setting: 'defaultFontSize=32' } },
    'own styles for twice the size': {
      device: { ...desktop, viewport: { width: 1024, height: 700 } },
      css: twice,
    },
    'a page at 400 %': { device: zoomed },
    'a page at 400 % and text of 24 px': { device: { ...zoomed, setting: 'defaultFontSize=24' } },
  };
  for (const [name, { device, css }] of Object.entries(visitors)) {
    test.each(['/', `${otherPrefix}/project/${firstCase}`])(`${name} (%s)`, async (path) => {
      const page = await visit(site.origin + path, device);
      if (css) await adopt(page, css);
      await leavesRoom(page);
      // Backwards, so that elements enter the window at its upper edge.
      const stops = await walkByKeyboard(page, 'Shift+Tab');
      expect(stops.filter(({ covered }) => covered)).toEqual([]);
      expect(stops.length).toBeGreaterThan(15);
      expect(stops.length, 'no trap').toBeLessThan(maximumStops);
    });
  }

  test.each([24, 32] as const)('without script, text of %i px', async (size) => {
    const page = await lendPage({
      ...tall,
      setting: `defaultFontSize=${size}`,
      javaScriptEnabled: false,
    });
    await page.goto(site.origin);
    await leavesRoom(page);
  });
});

test('with text of 32 px on a phone, the page starts directly below the bar', async () => {
  const page = await lendPage({ ...tall, setting: 'defaultFontSize=32' });
  await page.goto(site.origin);
  const bar = await page.getByRole('banner').boundingBox();
  const words = await page.getByRole('main').locator('p, h1').first().boundingBox();
  const gap = (words?.y ?? Infinity) - (bar?.height ?? 0);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan((bar?.height ?? 0) / 2);
});

const longestWord = Math.max(...content.facts.name.split(' ').map((word) => word.length));

// With a longer word, which would need less than 12 px, the bar shows only the mark.
test.runIf(longestWord <= 10).each([16, 24, 32] as const)(
  'the company’s name fits the bar at 320 px with text of %i px',
  async (size) => {
    const narrow = { ...phone, viewport: { width: 320, height: 640 } };
    const page = await lendPage({ ...narrow, setting: `defaultFontSize=${size}` });
    await page.goto(site.origin);
    await page.evaluate(() => document.fonts.ready);
    const box = (name: string) => page.getByRole('banner').getByText(name).boundingBox();
    const [bar, name] = [
      await page.getByRole('banner').boundingBox(),
      await box(content.facts.name),
    ];
    expect(name?.y).toBeGreaterThanOrEqual(0);
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
    const kept = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingTop,
    );
    expect(bar?.height, 'one row').toBeLessThanOrEqual(Number.parseFloat(kept));
  },
);

describe('the target of a link is visible', () => {
  const visitors: Record<string, { device: Visitor; css: string }> = {
    'text of 32 px on a phone': { device: { ...tall, setting: 'defaultFontSize=32' }, css: '' },
    'own styles for twice the size': {
      device: { ...desktop, viewport: { width: 1024, height: 700 } },
      css: twice,
    },
  };
  test.each(Object.entries(visitors))('sections and errors: %s', async (_, { device, css }) => {
    const page = await visit(site.origin, device);
    await adopt(page, css);
    await leavesRoom(page);
    for (const section of [farSection, 'contact']) {
      await page.evaluate((id) => location.assign(`#${id}`), section);
      await expect
        .poll(() => clearance(page, `#${section} h2`), { message: section })
        .toBeGreaterThanOrEqual(0);
    }
    await sendButton(page).click();
    await leadForm(page).getByRole('alert').waitFor();
    expect(await clearance(page, '#contact [role=alert] h3')).toBeGreaterThanOrEqual(0);
  });
});

/**
 * Runs in the page: finds texts that break within words, and fields with room for only a few letters,
 * except in tables, whose columns are given.
 */
function findSqueezed(): string[] {
  const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const texts = [...document.body.querySelectorAll('*')].filter((element) => {
    const text = element.textContent?.trim();
    if (!text || element.children.length > 0 || !element.checkVisibility()) return false;
    // Code breaks anywhere, because it may have no blanks.
    if (element.closest('table, code, svg, .visually-hidden, [aria-hidden=true]')) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { lineHeight } = getComputedStyle(element);
    const line = Number.parseFloat(lineHeight) || 1.2 * fontSize(element);
    const lines = Math.round(range.getBoundingClientRect().height / line);
    // A URL also breaks at its slashes.
    return lines > text.split(/\s+|(?<=https?:\S*)\/+/).length + 2;
  });
  const fields = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) =>
      field.checkVisibility() &&
      !['radio', 'checkbox', 'range'].includes(field.getAttribute('type') ?? '') &&
      field.getBoundingClientRect().width < 5 * fontSize(field),
  );
  return [
    ...texts.map((text) => text.textContent?.trim() ?? ''),
    ...fields.map((field) => field.getAttribute('name') ?? field.tagName),
  ];
}

test.each(languages)(
  'with text of 32 px on a phone, nothing overflows or breaks within words (%s)',
  async (language) => {
    const page = await lendPage({
      ...phone,
      viewport: { width: 360, height: 740 },
      setting: 'defaultFontSize=32',
    });
    for (const { path } of addressesIn(language)) {
      await page.goto(site.origin + path);
      await hydrated(page);
      expect.soft(await page.evaluate(findOverflow), path).toEqual([]);
      expect.soft(await page.evaluate(findSqueezed), path).toEqual([]);
      if (showsDemo) expect.soft(await page.evaluate(findParted), path).toEqual([]);
    }
    // The 404 of the not-found pages.
    forgive(failedAnswer);
  },
);

test('with a user style sheet for 200 % text on a desktop, no words are squeezed', async () => {
  const page = await visit(site.origin, { ...desktop, viewport: { width: 1024, height: 700 } });
  await adopt(page, twice);
  await expect.poll(() => page.evaluate(findSqueezed)).toEqual([]);
});

test.runIf(showsDemo)(
  'on a desktop, headings in a wide typeface do not break within words',
  async () => {
    const page = await visit(site.origin, desktop);
    for (const { path } of addressesIn(languages[0])) {
      await page.goto(site.origin + path);
      await adopt(page, ':is(h1, h2) { letter-spacing: 0.1em !important }');
      expect.soft(await page.evaluate(findParted), path).toEqual([]);
    }
    // The missing pages' own status.
    forgive(failedAnswer);
  },
);

describe('with the text spacing of WCAG 2.2, 1.4.12', () => {
  const cases = caseIds.flatMap((id) => [`/project/${id}`, `${otherPrefix}/project/${id}`]);
  const paths = ['/', otherPrefix || '/terms', ...new Set(cases), '/privacy'];
  test.each(paths)('nothing on %s overflows the window', async (path) => {
    const page = await visit(site.origin + path);
    await adopt(page, spaced);
    for (const width of [320, 360, 768, 900, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(findOverflow), { message: `${width} px` }).toEqual([]);
    }
  });

  test.runIf(hasCalendar)('the hero’s calendar counts within its own lines', async () => {
    const page = await visit(site.origin);
    // A number broken into two lines makes the strip of days longer than its visible part.
    const strips = () =>
      page
        .getByRole('main')
        .getByRole('img')
        .first()
        .evaluate((picture) =>
          [...picture.querySelectorAll('*')]
            .flatMap((part) => [
              getComputedStyle(part, '::before'),
              getComputedStyle(part, '::after'),
            ])
            .filter(({ content }) => /\d/.test(content))
            .map(({ blockSize }) => Math.round(Number.parseFloat(blockSize))),
        );
    for (const width of [360, 768, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const unspaced = await strips();
      expect(unspaced).not.toEqual([]);
      await adopt(page, spaced);
      expect(await strips(), `${width} px`).toEqual(unspaced);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    }
  });
});

test.each(['', otherPrefix])(
  'with a minimum font size of 24 px, the hero’s lines do not overlap (%s)',
  async (path) => {
    const page = await lendPage({ ...desktop, setting: 'minimumFontSize=24' });
    await page.goto(site.origin + path);
    await hydrated(page);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const apart = await page.locator('h1').evaluate((headline) => {
        const range = document.createRange();
        if (headline.previousElementSibling)
          range.selectNodeContents(headline.previousElementSibling);
        return headline.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
      });
      expect(apart, `${width} px`).toBeGreaterThanOrEqual(0);
    }
  },
);
