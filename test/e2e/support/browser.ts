import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchChromium } from '../../../build/chromium.ts';
import { answerConsent } from './answer-consent.ts';
import { idlePath } from './intercept.ts';

/** Browsers by their settings, which are start flags. They are closed with their worker. */
const browsers = new Map<string, Promise<Browser>>();
const open: Page[] = [];

/** Pages that tests reuse, by the options fixed at creation: free ones, and those of this test. */
const free = new Map<string, Page[]>();
const lent: { page: Page; kind: string }[] = [];

/** Complaints of the pages: console errors and warnings, exceptions, failed requests. */
const complaints: string[] = [];
const forgiven: RegExp[] = [];

export interface Visitor extends BrowserContextOptions {
  /**
   * A browser setting by its Blink name (`defaultFontSize=32`), or the distance in pixels at which lazy
   * images are loaded.
   */
  setting?: `${'defaultFontSize' | 'minimumFontSize' | 'lazyLoadingImageMarginPx4G'}=${number}`;
}

/** Reduced motion, for faster tests; a test about motion overrides it. */
const still: BrowserContextOptions = { reducedMotion: 'reduce' };

export const phone: BrowserContextOptions = {
  ...still,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

export const desktop: BrowserContextOptions = { ...still, viewport: { width: 1280, height: 800 } };

/** Opens a page in a new profile. A test fails if complaints remain that it did not forgive. */
export async function newPage(options: Visitor = desktop): Promise<Page> {
  return answered(await unansweredPage(options));
}

async function answered(page: Page): Promise<Page> {
  await answerConsent(page.context());
  return page;
}

/** The same for a visitor who has not answered the consent question. */
export async function unansweredPage(options: Visitor): Promise<Page> {
  const page = await openPage(options);
  open.push(page);
  return page;
}

/**
 * Returns a page of an earlier test, or a new one. Reused are the browser's cache and the page's process,
 * which are half the cost of a page. Tests that add an init script or a clock, or observe how files are
 * loaded, need a new page.
 */
export async function lendPage(options: Visitor = desktop): Promise<Page> {
  const { viewport, colorScheme, forcedColors, reducedMotion, ...lasting } = options;
  const kind = JSON.stringify(lasting);
  const page = free.get(kind)?.pop() ?? (await answered(await openPage(options)));
  lent.push({ page, kind });
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: reducedMotion ?? 'no-preference',
  });
  return page;
}

async function openPage({ setting, ...options }: Visitor): Promise<Page> {
  const browser = await browserWith(setting ? [`--blink-settings=${setting}`] : []);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    // A navigation may cancel pending requests, which is not a failure of the site.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
  return page;
}

function browserWith(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(' ');
  const browser = browsers.get(key) ?? launchChromium(flags);
  browsers.set(key, browser);
  return browser;
}

/**
 * Ignores the complaints that a test provokes on purpose, also those still to arrive from the browser;
 * any other complaint still fails it.
 */
export function forgive(expected: RegExp): void {
  forgiven.push(expected);
}

/** The browser's console message for a failed request or an error status. */
export const failedAnswer = /^Failed to load resource|net::ERR_/;

/** Opens an address in a lent page, and resolves once it is hydrated. */
export async function visit(url: string, options: Visitor = desktop): Promise<Page> {
  const page = await lendPage(options);
  await page.goto(url);
  await hydrated(page);
  return page;
}

/** Resolves once the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[client=late]:not([data-ready], [opts*=touch])'),
  );
}

/** Removes a test's state from a page that is still at its site, except the browser's cache. */
async function clear(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Only the committed document is needed.
  await page.goto(new URL(idlePath, page.url()).href, { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

/** Closes a test's pages, takes back lent ones, and fails the test if a page complained. */
export async function closePages(): Promise<void> {
  for (const page of open.splice(0)) {
    // Pending route handlers end here, without failing the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
  for (const { page, kind } of lent.splice(0)) {
    await clear(page).then(
      () => free.set(kind, [...(free.get(kind) ?? []), page]),
      // The test failed, or stopped its site.
      () => page.context().close(),
    );
  }
  const expected = forgiven.splice(0);
  const unexpected = complaints.splice(0).filter((text) => !expected.some((it) => it.test(text)));
  expect(unexpected).toEqual([]);
}
