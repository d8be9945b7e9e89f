import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { parse, stringify } from 'yaml';
import { loadSite } from '../../../../src/content/load-site.ts';
import { hydrated, unansweredPage, type Visitor } from '../../support/browser.ts';
import { buildPages } from '../../support/build-pages.ts';
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

/** The demo's words, whatever site is being tested. */
const { words } = loadSite('demo/trinta').site;
export const portuguese = words['pt-BR'];
export const english = words.en;

/** Of this worker, whose files share what it has loaded. */
let built: Promise<string> | undefined;

/** The demo, built with a tag for each purpose, and served. */
export async function startTaggedSite(): Promise<Site> {
  built ??= buildPages(`tagged-${process.env['VITEST_POOL_ID']}`, {
    'site.yaml': (text) => stringify({ ...parse(text), tags: bothTags }),
  });
  return startSite(undefined, await built);
}

/** A visitor with a profile of their own, in one page to begin with. */
export interface TagVisitor {
  page: Page;
  /** Names of the tags' scripts that any page of the profile asked for. */
  asked: string[];
}

/** A page in a new profile, with stand-ins for the services of the tags. */
export async function newVisitor(options: Visitor = {}): Promise<TagVisitor> {
  const page = await unansweredPage({ reducedMotion: 'reduce', ...options });
  const asked: string[] = [];
  await page.context().route(/^https:\/\/(?:measure|adverts)\.test\//, async (route) => {
    const name = new URL(route.request().url()).pathname;
    asked.push(name);
    // As most tags do, each sets a cookie.
    const cookie = name.includes('analytics') ? '_ga_TEST' : '_ad';
    await route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie = '${cookie}=1; Path=/';`,
    });
  });
  return { page, asked };
}

/** Somebody who opens a page and is asked there. */
export async function askedVisitor(address: string, options: Visitor = {}): Promise<TagVisitor> {
  const visitor = await newVisitor(options);
  await visitor.page.goto(address);
  await dialogOf(visitor.page).waitFor();
  return visitor;
}

/** Another tab of the same profile. */
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

/** What reports a sent lead to Google Ads, where the marketing tag runs. */
export const reportType = (page: Page) => page.evaluate(() => typeof window.gtag_report_conversion);

/** The choice that the browser keeps. */
export const keptChoice = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('consent') ?? 'null'));

export const cookies = async (page: Page): Promise<readonly string[]> =>
  (await page.context().cookies()).map(({ name }) => name);

/** A phone, as far as the question's room is concerned. */
export const smallPhone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
};

/** A locator, or an element that was found before: to look for it takes longer than to look at it. */
export interface Found {
  evaluate<R>(look: (element: Element) => R): Promise<R>;
}

/** How much of an element can be seen, from 0 to 1: in the window, and nothing before it. */
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
