import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchChromium } from '../../../build/chromium.ts';
import { answerConsent } from './answer-consent.ts';
import { restingPlace } from './intercept.ts';

/** By their flags; a browser's own settings are given when it starts. They end with their worker. */
const browsers = new Map<string, Promise<Browser>>();
const open: Page[] = [];

/** Pages that tests hand on to each other, by what cannot be changed in them: free, and of this test. */
const free = new Map<string, Page[]>();
const lent: { page: Page; kind: string }[] = [];

/** What a page complained about: console errors and warnings, exceptions, failed requests. */
const complaints: string[] = [];
const forgiven: RegExp[] = [];

export interface Visitor extends BrowserContextOptions {
  /**
   * What the visitor set in the browser, as Blink calls it (`defaultFontSize=32`), or how many pixels
   * from the window it fetches a lazy image.
   */
  setting?: `${'defaultFontSize' | 'minimumFontSize' | 'lazyLoadingImageMarginPx4G'}=${number}`;
}

/** Nothing glides unless a test is about gliding: a visitor who asked for rest, and a quicker run. */
const still: BrowserContextOptions = { reducedMotion: 'reduce' };

export const phone: BrowserContextOptions = {
  ...still,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

export const desktop: BrowserContextOptions = { ...still, viewport: { width: 1280, height: 800 } };

/** A page in a new profile. A test that ends with complaints fails, unless it took them out. */
export async function newPage(options: Visitor = desktop): Promise<Page> {
  return answered(await unansweredPage(options));
}

async function answered(page: Page): Promise<Page> {
  await answerConsent(page.context());
  return page;
}

/** The same of somebody who was never asked for consent. */
export async function unansweredPage(options: Visitor): Promise<Page> {
  const page = await openPage(options);
  open.push(page);
  return page;
}

/**
 * A page of tests before, or a new one: nothing is left of them but what the browser has cached, and its
 * process, which are half the work of a page. Who puts a script or a clock into each document, or looks at
 * how its files come, needs a new page.
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
    // A navigation may cancel what is under way; that is no failure of the site.
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
 * Takes out the complaints that a test provokes on purpose, those that are still on their way from the
 * browser as well; any other still fails it.
 */
export function forgive(expected: RegExp): void {
  forgiven.push(expected);
}

/** What the browser writes to the console of an answer that is not OK, or that never came. */
export const failedAnswer = /^Failed to load resource|net::ERR_/;

/** Opens an address in a page that is lent, and resolves once it answers to script. */
export async function visit(url: string, options: Visitor = desktop): Promise<Page> {
  const page = await lendPage(options);
  await page.goto(url);
  await hydrated(page);
  return page;
}

/** Resolves once the page answers to script. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[client=late]:not([data-ready], [opts*=touch])'),
  );
}

/** Leaves nothing of a test in a page that is still at its site, but what the browser has cached. */
async function clear(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Its document is all that is needed of it.
  await page.goto(new URL(restingPlace, page.url()).href, { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

/** Closes what a test opened, takes back what it was lent, and fails it where a page complained. */
export async function closePages(): Promise<void> {
  for (const page of open.splice(0)) {
    // What is still being answered in the server's place ends here, and is nobody's failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
  for (const { page, kind } of lent.splice(0)) {
    await clear(page).then(
      () => free.set(kind, [...(free.get(kind) ?? []), page]),
      // Of a test that failed, or stopped its site.
      () => page.context().close(),
    );
  }
  const expected = forgiven.splice(0);
  const unexpected = complaints.splice(0).filter((text) => !expected.some((it) => it.test(text)));
  expect(unexpected).toEqual([]);
}
