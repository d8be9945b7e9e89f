import '../support/usual-languages.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failedAnswer, forgive } from '../support/browser.ts';
import { intercept } from '../support/intercept.ts';
import { fillLead, sendButton } from '../support/lead-form.ts';
import type { Site } from '../support/site.ts';
import {
  askedVisitor,
  button,
  dialogOf,
  english,
  type Found,
  newVisitor,
  portuguese,
  shareInSight,
  startTaggedSite,
} from './support/tagged-site.ts';

const words = portuguese.consent;
let site: Site;

beforeAll(async () => {
  site = await startTaggedSite();
});
afterAll(() => site.stop());

/** Visible height of an element, in pixels: in the viewport and not covered. */
const heightInSight = (target: Found) =>
  target.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4);
    const seen = rows.filter((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
    return seen.length * 4;
  });

/** Whether the focused element is visible; a part is enough if the question leaves no room for all. */
async function isInSight(focused: Found): Promise<boolean> {
  if ((await shareInSight(focused)) > 0.7) return true;
  const isTall = await focused.evaluate(
    (element) => element.getBoundingClientRect().height > innerHeight / 3,
  );
  return isTall && (await heightInSight(focused)) > 24;
}

const windows = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

test('while the question is open, every focused element is visible', async () => {
  // Concurrent, because each walk mostly waits for its browser.
  await Promise.all(
    windows.map(async (viewport) => {
      const message = `${viewport.width} × ${viewport.height}`;
      const { page } = await askedVisitor(site.origin, { viewport });
      const hidden: string[] = [];
      let stops = 0;
      for (const key of ['Tab', 'Shift+Tab']) {
        for (; stops < 300; stops += 1) {
          await page.keyboard.press(key);
          const focused = await page.$(':focus');
          // The walk ends with the document.
          if (!focused) break;
          if (!(await isInSight(focused)))
            hidden.push(`${key} ${await focused.evaluate((it) => it.outerHTML.slice(0, 80))}`);
        }
      }
      expect.soft(hidden, message).toEqual([]);
      expect.soft(stops, `there and back, ${message}`).toBeGreaterThan(100);
      expect.soft(stops, `to the end, ${message}`).toBeLessThan(300);
    }),
  );
});

/** Visible height of a text, in lines. */
const linesInSight = async (text: Locator) =>
  (await heightInSight(text)) /
  (await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight)));

const largeText = [
  {
    setting: 'the browser’s',
    windows: [
      { width: 390, height: 800 },
      { width: 1280, height: 800 },
    ],
  },
  {
    setting: 'the page’s',
    windows: [
      { width: 390, height: 800 },
      { width: 320, height: 568 },
    ],
  },
] as const;

describe.each([
  { path: '/', spoken: portuguese.consent },
  { path: '/en', spoken: english.consent },
])('with text of 200 %, $path', ({ path, spoken }) => {
  test.each(largeText)('it can be read and answered, set by $setting setting', async (text) => {
    const { page } = await newVisitor(
      // Media queries depend on the browser's font size, not on the page's.
      text.setting === 'the browser’s' ? { setting: 'defaultFontSize=32' } : {},
    );
    for (const viewport of text.windows) {
      const window = `${viewport.width} × ${viewport.height}`;
      await page.setViewportSize(viewport);
      // Without an answer, the question is shown again.
      await page.goto(site.origin + path);
      await dialogOf(page).waitFor();
      if (text.setting === 'the page’s') {
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      }
      const isWhole = (target: Locator, message: string) =>
        expect.poll(() => shareInSight(target), { message: `${window}: ${message}` }).toBe(1);
      expect(await linesInSight(page.getByText(spoken.text)), window).toBeGreaterThan(2);
      for (const answer of [spoken.rejectAll, spoken.acceptAll])
        expect(await shareInSight(button(page, answer)), `${window}: ${answer}`).toBe(1);
      // Then the purposes, which the buttons must not cover.
      const purposes = dialogOf(page).locator('summary');
      await purposes.focus();
      await isWhole(purposes, 'purposes');
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox').last().focus();
      await isWhole(page.getByRole('checkbox').last(), 'the last purpose');
      for (const answer of [spoken.rejectAll, spoken.acceptAll, spoken.save])
        expect(await shareInSight(button(page, answer)), `${window}: ${answer}`).toBe(1);
    }
  });
});

test('with text at 200 % on a phone, the question is the first part of the page and the bar follows', async () => {
  const { page } = await askedVisitor(site.origin, {
    viewport: { width: 390, height: 800 },
    setting: 'defaultFontSize=32',
  });
  const question = await dialogOf(page).boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  const end = (question?.y ?? Infinity) + (question?.height ?? 0);
  expect(question?.y).toBeLessThan(40);
  expect(bar?.y).toBeGreaterThanOrEqual(end);
  expect(bar?.y).toBeLessThan(end + 40);
});

/** Sends a lead with this outcome; resolves to the toast once it is shown. */
async function toastAfterSending(page: Page, outcome: 'sent' | 'lost'): Promise<Locator> {
  const { success, error } = portuguese.contact;
  if (outcome === 'lost') await intercept(page, '**/api/leads', (route) => route.abort());
  await fillLead(page);
  await sendButton(page).click();
  const toast =
    outcome === 'sent'
      ? page.getByRole('status').filter({ hasText: success.title })
      : page.getByRole('alert').filter({ hasText: error.title });
  await toast.waitFor();
  // The page makes room for it in the next frame, earlier than any touch.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.unrouteAll();
  forgive(failedAnswer);
  return toast;
}

describe.each([
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])('a toast while the question is open, on $width × $height', (viewport) => {
  test.each(['sent', 'lost'] as const)(
    'is completely visible, and so is the question (%s)',
    async (outcome) => {
      const { page } = await askedVisitor(site.origin, { viewport });
      const toast = await toastAfterSending(page, outcome);
      await expect.poll(() => shareInSight(toast.locator('> *'))).toBe(1);
      expect(await shareInSight(dialogOf(page))).toBe(1);
      await expect
        .poll(() => shareInSight(sendButton(page)), { message: 'what was pressed' })
        .toBe(1);
      await button(page, portuguese.toasts.close).click();
      await toast.locator('> *').waitFor({ state: 'detached' });
      await button(page, words.rejectAll).click();
      expect(await dialogOf(page).count()).toBe(0);
    },
  );

  test('covers no focused element, before and after the answer', async () => {
    const { page } = await askedVisitor(site.origin, { viewport });
    await toastAfterSending(page, 'lost');
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      await expect.poll(() => isInSight(page.locator(':focus')), { message: key }).toBe(true);
    }
    await button(page, words.rejectAll).click();
    // Without the question, the toast is at the lower edge, where the page leaves room for it.
    await toastAfterSending(page, 'sent');
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isInSight(page.locator(':focus'))).toBe(true);
    }
  });
});

test('Escape in the question closes the question, and a second one the toast', async () => {
  const { page } = await askedVisitor(site.origin, { viewport: { width: 1280, height: 800 } });
  const toast = await toastAfterSending(page, 'lost');
  await button(page, words.rejectAll).focus();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await toast.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'hidden' });
});
