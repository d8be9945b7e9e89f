import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchChromium } from '../../../build/chromium.ts';
import { answerConsent } from './answer-consent.ts';

/** By their flags; a browser's own settings are given when it starts. They end with their worker. */
const browsers = new Map<string, Promise<Browser>>();
const open: Page[] = [];

/** What a page complained about: console errors and warnings, exceptions, failed requests. */
const complaints: string[] = [];

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
  const page = await unansweredPage(options);
  await answerConsent(page.context());
  return page;
}

/** The same of somebody who was never asked for consent. */
export async function unansweredPage({ setting, ...options }: Visitor): Promise<Page> {
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
  open.push(page);
  return page;
}

function browserWith(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(' ');
  const browser = browsers.get(key) ?? launchChromium(flags);
  browsers.set(key, browser);
  return browser;
}

/** Takes out the complaints that a test provoked on purpose; any other still fails it. */
export function forgive(expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.test(text)));
}

/** What the browser writes to the console of an answer that is not OK, or that never came. */
export const failedAnswer = /^Failed to load resource|net::ERR_/;

/** Opens an address and resolves once the page answers to script. */
export async function visit(url: string, options: Visitor = desktop): Promise<Page> {
  const page = await newPage(options);
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

/** Closes what a test opened, and fails it where a page complained. */
export async function closePages(): Promise<void> {
  for (const page of open.splice(0)) await page.context().close();
  expect(complaints.splice(0)).toEqual([]);
}
