import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { consent as english } from '../content/en/consent.ts';
import { consent as portuguese } from '../content/pt-BR/consent.ts';
import { shell as portugueseShell } from '../content/pt-BR/shell.ts';
import { type ConsentSite, serveConsentPage } from './testing/serve-consent-page.ts';

let browser: Browser;
let largeText: Browser;
let site: ConsentSite;

beforeAll(async () => {
  browser = await launchChromium();
  // Text of 200 % as the browser's own setting, which media queries follow.
  largeText = await launchChromium(['--blink-settings=defaultFontSize=32']);
  site = await serveConsentPage((origin) => ({
    analytics: [{ name: 'Measure', src: `${origin}/tag/analytics.js` }],
    marketing: [{ name: 'Adverts', src: `${origin}/tag/marketing.js` }],
  }));
});
afterAll(async () => {
  await browser.close();
  await largeText.close();
  await site[Symbol.asyncDispose]();
});

async function visit(
  path: string,
  options: BrowserContextOptions,
  inBrowser = browser,
): Promise<Page> {
  const context = await inBrowser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(site.origin + path);
  await page.getByRole('dialog').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const languages = [
  { path: '/', words: portuguese },
  { path: '/en', words: english },
] as const;

/** How much of an element can be seen, from 0 to 1: in the window, and nothing before it. */
const shareInSight = (target: Locator) =>
  target.evaluate((element) => {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const boxes = [...element.getClientRects()];
    const seen = boxes.flatMap(({ left, top, width, height }) =>
      steps.flatMap((right) =>
        steps.map((down) => {
          const hit = document.elementFromPoint(left + width * right, top + height * down);
          return hit !== null && element.contains(hit);
        }),
      ),
    );
    return seen.filter(Boolean).length / seen.length;
  });

test.each([
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])('unanswered, every stop of the keyboard is in sight on $width × $height', async (viewport) => {
  const page = await visit('/', { viewport });
  const focused = page.locator(':focus');
  const hidden: string[] = [];
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (; stops < 100; stops += 1) {
      await page.keyboard.press(key);
      // The walk ends where the document does.
      if ((await focused.count()) === 0 || (await focused.evaluate((it) => it === document.body)))
        break;
      if ((await shareInSight(focused)) < 0.7)
        hidden.push(`${key} ${await focused.evaluate((it) => it.outerHTML.slice(0, 80))}`);
    }
  }
  expect(hidden).toEqual([]);
  expect(stops, 'there and back').toBeGreaterThan(30);
  await page.context().close();
});

/** How much of the window the question's words have, in lines of theirs, with nothing before them. */
const linesInSight = (words: Locator) =>
  words.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4);
    const seen = rows.filter((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
    return (seen.length * 4) / Number.parseFloat(getComputedStyle(element).lineHeight);
  });

describe.each(languages)('with text of 200 %, $path', ({ path, words }) => {
  const cases = [
    { setting: 'the browser’s', width: 390, height: 800 },
    { setting: 'the browser’s', width: 1280, height: 800 },
    { setting: 'the page’s', width: 390, height: 800 },
    { setting: 'the page’s', width: 320, height: 568 },
  ] as const;
  test.each(cases)(
    'it can be read and answered on $width × $height, by $setting setting',
    async ({ setting, ...viewport }) => {
      const page = await visit(path, { viewport }, setting === 'the page’s' ? browser : largeText);
      if (setting === 'the page’s')
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      expect(await linesInSight(page.getByText(words.text))).toBeGreaterThan(2);
      for (const answer of [words.rejectAll, words.acceptAll])
        expect(await shareInSight(button(page, answer)), answer).toBe(1);
      // And on to the purposes, which no answer covers.
      const purposes = page.getByRole('dialog').locator('summary');
      await purposes.focus();
      await expect.poll(() => shareInSight(purposes)).toBe(1);
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox').last().focus();
      await expect.poll(() => shareInSight(page.getByRole('checkbox').last())).toBe(1);
      for (const answer of [words.rejectAll, words.acceptAll, words.save])
        expect(await shareInSight(button(page, answer)), answer).toBe(1);
      await page.context().close();
    },
  );
});

describe.each([
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])('a toast while the question stands, on $width × $height', (viewport) => {
  test.each([
    { tone: 'success', role: 'status' },
    { tone: 'error', role: 'alert' },
  ] as const)('is whole, and so is the question ($tone)', async ({ tone, role }) => {
    const page = await visit('/', { viewport });
    await button(page, tone).click();
    const toast = page.getByRole(role).filter({ hasText: `Title of ${tone}` });
    await expect.poll(() => shareInSight(toast.locator('> *'))).toBe(1);
    expect(await shareInSight(page.getByRole('dialog'))).toBe(1);
    expect(await shareInSight(button(page, tone)), 'what was pressed').toBe(1);
    await button(page, portugueseShell.toasts.close).click();
    await toast.waitFor({ state: 'detached' });
    await button(page, portuguese.rejectAll).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  test('covers no stop of the keyboard, before the answer and after it', async () => {
    const page = await visit('/', { viewport });
    await button(page, 'error').click();
    await page.getByRole('alert').filter({ hasText: 'Title of error' }).waitFor();
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      await expect
        .poll(() => shareInSight(page.locator(':focus')), { message: key })
        .toBeGreaterThan(0.9);
    }
    await button(page, portuguese.rejectAll).click();
    // Without the question it lies at the lower edge, and there the page keeps clear of it.
    await button(page, 'success').focus();
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => shareInSight(page.locator(':focus'))).toBeGreaterThan(0.9);
    }
    await page.context().close();
  });
});
