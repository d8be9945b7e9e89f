import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#site';
import { desktop, hydrated, lendPage, phone, visit } from './support/browser.ts';
import { longestCase } from './support/cases.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { maximumStops, walkByKeyboard } from './support/keyboard-walk.ts';
import { otherLanguage, otherPrefix } from './support/language.ts';
import { standsAtAnchor } from './support/place.ts';
import { type Site, startSite } from './support/site.ts';
import { barAddresses, farSection } from './support/site-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const bar = (page: Page) => page.getByRole('banner');

describe('the bar', () => {
  /** Opacity of the bar's background, 0 to 1. */
  const cover = (page: Page) =>
    bar(page).evaluate((element) => {
      const { opacity, backgroundColor } = getComputedStyle(element, '::before');
      return /\/|rgba|transparent/.test(backgroundColor) ? 'nothing' : Number(opacity);
    });

  const visitors: Record<string, BrowserContextOptions> = {
    'on a desktop': desktop,
    'on a phone with motion': { ...phone, reducedMotion: 'no-preference' },
    'without script': { ...desktop, javaScriptEnabled: false },
  };
  test.each(Object.entries(visitors))(
    'is opaque when scrolled by more than ten pixels, %s',
    async (_, device) => {
      const page = await lendPage(device);
      await page.goto(site.origin);
      if (device.javaScriptEnabled !== false) await hydrated(page);
      const scrollBarTo = (top: number) =>
        page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      expect(await cover(page)).toBe(0);
      await scrollBarTo(10);
      await expect.poll(() => cover(page)).toBe(0);
      await scrollBarTo(11);
      await expect.poll(() => cover(page)).toBe(1);
      await scrollBarTo(2000);
      await expect.poll(() => cover(page)).toBe(1);
      await scrollBarTo(5);
      await expect.poll(() => cover(page)).toBe(0);
    },
  );
});

test.each([
  ['a phone', phone],
  ['a tablet', { ...desktop, viewport: { width: 768, height: 1024 } }],
  ['a desktop', desktop],
])('there is no gap between the bar and a linked section, on %s', async (_, device) => {
  const page = await visit(`${site.origin}/#${farSection}`, device);
  await standsAtAnchor(page, farSection);
  const end = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const start = await page
    .locator(`#${farSection}`)
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(start - end)).toBeLessThan(1);
});

describe('the menu on a phone', () => {
  async function openMenu(page: Page) {
    const button = bar(page).locator('button[popovertarget]').first();
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    return { button, dialog };
  }

  test('blocks scrolling of the page, and closes on Escape, its button and a click beside it', async () => {
    const page = await visit(site.origin, phone);
    const { button, dialog } = await openMenu(page);
    await page.mouse.move(8, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await openMenu(page);
    await page.mouse.click(8, 400);
    await dialog.waitFor({ state: 'hidden' });
    await openMenu(page);
    await dialog.getByRole('button').click();
    await dialog.waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 600);
    await expect
      .poll(() => page.evaluate(() => scrollY), { message: 'unlocked' })
      .toBeGreaterThan(0);
  });

  test('scrolls to its last link on a phone in landscape, and no further', async () => {
    const page = await visit(site.origin, { ...phone, viewport: { width: 640, height: 320 } });
    const { dialog } = await openMenu(page);
    const last = dialog.locator('a[href*="#"]:visible').last();
    await page.mouse.move(600, 160);
    await page.mouse.wheel(0, 2000);
    await expect
      .poll(async () => (await last.boundingBox())?.y, { message: 'in the window' })
      .toBeLessThan(320);
    await page.mouse.wheel(0, 2000);
    await last.click();
    await page.waitForURL(/#/);
    await standsAtAnchor(page, new URL(page.url()).hash.slice(1));
  });

  test('closes by its button and a click beside it, also when scrolled', async () => {
    const page = await visit(site.origin, { ...phone, viewport: { width: 640, height: 320 } });
    const closings = [
      (dialog: Locator) => dialog.getByRole('button').click({ timeout: 10_000 }),
      () => page.mouse.click(20, 20),
      () => page.mouse.click(20, 300),
    ];
    for (const close of closings) {
      const { dialog } = await openMenu(page);
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const button = await dialog.getByRole('button').boundingBox();
      expect(button && button.y >= 0 && button.y + button.height < 320, 'in sight').toBe(true);
      await close(dialog);
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  test('is hidden when the window becomes wide enough for the bar’s links', async () => {
    const page = await visit(site.origin, phone);
    await hydrated(page);
    const { dialog } = await openMenu(page);
    await page.setViewportSize({ width: 400, height: 740 });
    expect(await dialog.isVisible(), 'a phone a little wider').toBe(true);
    await page.setViewportSize({ width: 1280, height: 740 });
    await dialog.waitFor({ state: 'hidden' });
  });

  test.each(['Tab', 'Shift+Tab'])('keeps the focus inside, by %s', async (key) => {
    const page = await visit(`${site.origin}${otherPrefix}`, phone);
    await hydrated(page);
    const { dialog } = await openMenu(page);
    const controls = barAddresses(otherLanguage).length + 1;
    const visited = new Set<string | null | undefined>();
    for (let press = 0; press < controls; press += 1) {
      await page.keyboard.press(key);
      expect(
        await dialog.evaluate((element) => element.contains(document.activeElement)),
        `press ${press + 1}`,
      ).toBe(true);
      visited.add(await page.evaluate(() => document.activeElement?.textContent));
    }
    expect(visited.size, 'every control has its turn').toBe(controls);
  });

  test('Tab reaches every control, also where the browser skips links, as in Safari', async () => {
    const page = await visit(site.origin, phone);
    const { dialog } = await openMenu(page);
    const controls = dialog.locator('button, a').filter({ visible: true });
    await controls.first().focus();
    // A synthetic event has no default action, so only the page's handler moves the focus.
    const press = (shiftKey: boolean) =>
      page.evaluate(
        (init) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)),
        { key: 'Tab', shiftKey, bubbles: true, cancelable: true },
      );
    const isAt = (at: number) =>
      controls.nth(at).evaluate((control) => control === document.activeElement);
    for (const at of [1, 2]) {
      await press(false);
      expect(await isAt(at), `Tab to ${at}`).toBe(true);
    }
    for (const at of [1, 0, barAddresses(languages[0]).length]) {
      await press(true);
      expect(await isAt(at), `Shift+Tab to ${at}`).toBe(true);
    }
  });

  test.each(['/', '/privacy'])('a link closes it and opens its section, from %s', async (path) => {
    const page = await visit(site.origin + path, phone);
    const { dialog } = await openMenu(page);
    expect(await dialog.getByRole('link').count()).toBe(barAddresses(languages[0]).length);
    await dialog.locator(`a[href$="#${farSection}"]:visible`).click();
    await standsAtAnchor(page, farSection);
    expect(await dialog.isVisible()).toBe(false);
    await hydrated(page);
    await page.mouse.wheel(0, -300);
    await expect
      .poll(() => page.locator(`#${farSection}`).evaluate((s) => s.getBoundingClientRect().top))
      .toBeGreaterThan(100);
  });

  test('going back to another part of the page closes it', async () => {
    const page = await visit(site.origin, phone);
    await page.goto(`${site.origin}/#${farSection}`);
    const { dialog } = await openMenu(page);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a link tapped before hydration leads on and closes the menu', async () => {
    const page = await lendPage(phone);
    const release = await openBeforeScripts(page, site.origin);
    const { dialog } = await openMenu(page);
    await dialog.locator(`a[href$="#${farSection}"]:visible`).click();
    release();
    await dialog.waitFor({ state: 'hidden' });
    await standsAtAnchor(page, farSection);
  });
});

describe('by keyboard alone', () => {
  test('the first tab stop skips to the content', async () => {
    const page = await visit(`${site.origin}/terms`);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    const box = await skip.boundingBox();
    expect(box && box.width > 40 && box.height > 20, 'it can be seen').toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  test.each([
    { path: '/', device: desktop },
    { path: `${otherPrefix}/project/${longestCase}`, device: phone },
  ])('each tab stop of $path is visible, in reading order', async ({ path, device }) => {
    const page = await visit(site.origin + path, device);
    const stops = await walkByKeyboard(page, 'Tab');
    expect(stops.filter(({ covered }) => covered)).toEqual([]);
    expect(stops.filter(({ ringed }) => !ringed)).toEqual([]);
    expect(stops.length).toBeGreaterThan(15);
    expect(stops.length, 'no trap').toBeLessThan(maximumStops);
    const order = stops.map((stop) => stop.order);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(stops.at(-1)?.inMain, 'the walk ends in the footer').toBe(false);
  });
});

describe('the back button', () => {
  test('returns from a project to the same position on the landing page', async () => {
    const page = await visit(site.origin);
    await page.locator(`#cases a[href="/project/${longestCase}"]`).click();
    await page.waitForURL(`**/project/${longestCase}`);
    await hydrated(page);
    expect(await page.evaluate(() => scrollY), 'a project opens at its top').toBe(0);
    await page.getByRole('main').locator('a[href$="#contact"]').click();
    await standsAtAnchor(page, 'contact');
    await page.goBack();
    await page.waitForURL(`**/project/${longestCase}`);
    await page.goBack();
    await page.waitForURL(`${site.origin}/`);
    await page.locator(`#cases a[href="/project/${longestCase}"]`).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
});
