import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../../build/chromium.ts';
import { consent as english } from '../content/en/consent.ts';
import { consent as portuguese } from '../content/pt-BR/consent.ts';
import { type ConsentSite, serveConsentPage } from './testing/serve-consent-page.ts';

let browser: Browser;
let site: ConsentSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveConsentPage((origin) => ({
    analytics: [{ name: 'Measure', src: `${origin}/tag/analytics.js` }],
    marketing: [{ name: 'Adverts', src: `${origin}/tag/marketing.js` }],
  }));
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function visit(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  site.asked.length = 0;
  await page.goto(site.origin + path);
  await page.getByRole('dialog').waitFor();
  return page;
}

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const purposes = (page: Page) => page.getByRole('dialog').locator('summary');
const tagsAsked = () => site.asked.filter((path) => path.startsWith('/tag/'));

/** Whether a control is on the screen with nothing before it. */
async function isInSight(page: Page, name: string): Promise<boolean> {
  return await button(page, name).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ];
    return corners.every(([x = -1, y = -1]) => element.contains(document.elementFromPoint(x, y)));
  });
}

const screens = [
  [360, 640],
  [320, 568],
  [568, 320],
  [1280, 800],
] as const;
const languages = [
  ['/', portuguese],
  ['/en', english],
] as const;
const cases = screens.flatMap(([width, height]) =>
  languages.map(([path, words]) => ({ width, height, path, words })),
);

describe.each(cases)('on $width × $height, $path', ({ width, height, path, words }) => {
  const viewport = { width, height };

  test('every answer is in sight, and so is about half of the page', async () => {
    const page = await visit(path, { viewport });
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.height).toBeLessThan(height * 0.56);
    for (const name of [words.rejectAll, words.acceptAll, words.close])
      expect(await isInSight(page, name), name).toBe(true);
    await page.context().close();
  });

  test('with the purposes open, answers stay in sight while they scroll', async () => {
    const page = await visit(path, { viewport });
    await purposes(page).click();
    for (const box of await page.getByRole('checkbox').all()) {
      await box.focus();
      await box.click({ trial: true });
      for (const name of [words.rejectAll, words.acceptAll, words.save, words.close])
        expect(await isInSight(page, name), name).toBe(true);
    }
    await page.context().close();
  });

  test('axe finds nothing, in either scheme', async () => {
    const page = await visit(path, { viewport });
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await purposes(page).click();
      // The target size is off by default (WCAG 2.2, 2.5.8).
      const found = await page.evaluate(
        `axe.run('[role=dialog]', { rules: { 'target-size': { enabled: true } } })
          .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
      );
      expect(found, colorScheme).toEqual([]);
    }
    await page.context().close();
  });
});

test('a finger can put it off: nothing is kept, and the next page asks again', async () => {
  const page = await visit('/', phone);
  await button(page, portuguese.close).tap();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
  expect(tagsAsked()).toEqual([]);
  await page.reload();
  await page.getByRole('dialog').waitFor();
  await page.context().close();
});

test('the policies can be read before choosing, and it opens from their footer', async () => {
  const page = await visit('/', phone);
  await page.getByRole('dialog').getByRole('link', { name: portuguese.policy }).tap();
  await page.waitForURL('**/cookies');
  for (const [path, { change }] of [
    ['/cookies', portuguese],
    ['/privacy', portuguese],
    ['/en/cookies', english],
  ] as const) {
    await page.goto(site.origin + path);
    await button(page, change).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button(page, change).tap();
    await page.getByRole('dialog').waitFor();
  }
  await page.context().close();
});

test('a choice on another page holds on one that the back button brings back', async () => {
  const page = await visit('/', phone);
  // Kept for the way back, a page hears of nothing.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  await page.reload();
  await page.getByRole('dialog').waitFor();
  const policy = await page.context().newPage();
  await policy.goto(`${site.origin}/cookies`);
  await button(policy, portuguese.change).tap();
  await button(policy, portuguese.acceptAll).tap();
  await expect.poll(() => tagsAsked().length).toBe(2);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => tagsAsked().length).toBe(4);
  await page.context().close();
});
