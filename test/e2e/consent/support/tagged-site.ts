import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { parse, stringify } from 'yaml';
import { loadSite } from '../../../../src/content/load-site.ts';
import { hydrated, unansweredPage, type Visitor } from '../../support/browser.ts';
import { buildPagesOnce } from '../../support/build-pages.ts';
import { type Site, startSite } from '../../support/site.ts';

const measure = 'https://measure.test';
const adverts = 'https://adverts.test';

/** One tag for each purpose. */
const bothTags = {
  analytics: [
    { name: 'Measure', src: `${measure}/analytics.js`, googleId: 'G-TEST', cookies: ['_ga*'] },
  ],
  marketing: [
    {
      name: 'Adverts',
      src: `${adverts}/marketing.js`,
      googleConversion: 'AW-1/x',
      cookies: ['_ad'],
    },
  ],
};

/** The demo's words, also when another site is tested. */
const { words } = loadSite('demo/trinta').site;
export const portuguese = words['pt-BR'];
export const english = words.en;

/** Test files of a worker share it, because they share loaded modules. */
let built: Promise<string> | undefined;

/** Builds the demo with a tag for each purpose, and serves it. */
export async function startTaggedSite(): Promise<Site> {
  built ??= buildPagesOnce('tagged', {
    'site.yaml': (text) => stringify({ ...parse(text), tags: bothTags }),
  });
  return startSite(undefined, await built);
}

/** A visitor with a separate profile and one page. */
export interface TagVisitor {
  page: Page;
  /** Names of the tag scripts that pages of the profile requested. */
  asked: string[];
}

/** Opens a page in a new profile, with stand-ins for the tags' services. */
export async function newVisitor(options: Visitor = {}): Promise<TagVisitor> {
  const page = await unansweredPage({ reducedMotion: 'reduce', ...options });
  const asked: string[] = [];
  await page.context().route(/^https:\/\/(?:measure|adverts)\.test\//, async (route) => {
    const name = new URL(route.request().url()).pathname;
    asked.push(name);
    // Each sets a cookie, like most tags.
    const cookie = name.includes('analytics') ? '_ga_TEST' : '_ad';
    await route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie = '${cookie}=1; Path=/';`,
    });
  });
  return { page, asked };
}

/** Opens a page as a visitor who is asked for consent. */
export async function askedVisitor(address: string, options: Visitor = {}): Promise<TagVisitor> {
  const visitor = await newVisitor(options);
  await visitor.page.goto(address);
  await dialogOf(visitor.page).waitFor();
  return visitor;
}

/** Opens another tab in the same profile. */
export async function anotherTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  await hydrated(tab);
  return tab;
}

export const dialogOf = (page: Page): Locator => page.locator('[data-consent]');

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Whether an element has the focus. */
export const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** The type of the function that reports a lead to Google Ads; set by the marketing tag. */
export const reportType = (page: Page) => page.evaluate(() => typeof window.gtag_report_conversion);

/** The stored choice. */
export const storedChoice = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('consent') ?? 'null'));

export const cookies = async (page: Page): Promise<readonly string[]> =>
  (await page.context().cookies()).map(({ name }) => name);

/** A small phone, the tightest space for the question. */
export const smallPhone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
};

/** A locator, or an element found before, which saves the lookup. */
export interface Found {
  evaluate<R>(look: (element: Element) => R): Promise<R>;
}

/** Visible share of an element, from 0 to 1: in the viewport and not covered. */
export const shareInSight = (target: Found) =>
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
