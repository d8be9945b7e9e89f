import '../support/usual-languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content } from '#site';
import { askedPurposes } from '../../../src/content/purposes.ts';
import { forgive, hydrated } from '../support/browser.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { control } from '../support/lead-form.ts';
import { type Site, startSite } from '../support/site.ts';
import {
  askedVisitor,
  button,
  cookies,
  dialogOf,
  english,
  hasFocus,
  newVisitor,
  portuguese,
  reportType,
  startTaggedSite,
  storedChoice,
} from './support/tagged-site.ts';

const words = portuguese.consent;
let site: Site;

beforeAll(async () => {
  site = await startTaggedSite();
});
afterAll(() => site.stop());

/** A visitor on a phone who is asked for consent. */
const visitor = () => askedVisitor(site.origin, { viewport: { width: 360, height: 740 } });

const queue = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer));

describe('before a choice', () => {
  test('nothing is loaded or stored, all consent is denied, and the page can be used', async () => {
    const { page, asked } = await visitor();
    await control(page, 'name').fill('Joana');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await storedChoice(page)).toBeNull();
    expect(await cookies(page)).toEqual([]);
    expect(await queue(page)).toContain('"analytics_storage":"denied"');
    expect(await queue(page)).toContain('"ad_storage":"denied"');
    expect(await hasFocus(control(page, 'name'))).toBe(true);
  });

  test('reject and accept have the same size and style side by side, and no purpose is checked', async () => {
    const { page } = await visitor();
    const look = (name: string) =>
      button(page, name).evaluate((element) => {
        const { top, width, height } = element.getBoundingClientRect();
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
        return { top, width, height, backgroundColor, color, fontSize, fontWeight };
      });
    expect(await look(words.rejectAll)).toEqual(await look(words.acceptAll));
    await dialogOf(page).locator('summary').click();
    const boxes = await page.getByRole('checkbox').all();
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(await box.isChecked()).toBe(false);
  });
});

describe('a choice', () => {
  test('refusing loads nothing, now and on the next page, and is not asked again', async () => {
    const { page, asked } = await visitor();
    await button(page, words.rejectAll).click();
    await page.goto(`${site.origin}/en`);
    await hydrated(page);
    expect(await dialogOf(page).count()).toBe(0);
    expect(asked).toEqual([]);
  });

  test('for one purpose loads only its tags, and is stored', async () => {
    const { page, asked } = await visitor();
    await dialogOf(page).locator('summary').click();
    await page.getByRole('checkbox').first().check();
    await button(page, words.save).click();
    await expect.poll(() => asked).toEqual(['/analytics.js']);
    await expect.poll(() => cookies(page)).toEqual(['_ga_TEST']);
    expect(await storedChoice(page)).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      version: expect.any(String),
      purposes: { analytics: true, marketing: false },
    });
    expect(await queue(page)).toContain('"analytics_storage":"granted"');
    expect(await queue(page)).not.toContain('"ad_storage":"granted"');
    expect(await reportType(page)).toBe('undefined');
  });

  test('accepting applies to the next page and its tags', async () => {
    const { page, asked } = await visitor();
    await button(page, words.acceptAll).click();
    await expect.poll(() => asked.length).toBe(2);
    await page.goto(`${site.origin}/privacy`);
    await expect.poll(() => asked.length).toBe(4);
    expect(await queue(page)).toContain('"ad_storage":"granted"');
  });

  test('can be withdrawn in the footer: tags stop, their cookies are deleted, typed words stay', async () => {
    const { page, asked } = await visitor();
    await button(page, words.acceptAll).click();
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => cookies(page)).toEqual(expect.arrayContaining(['_ga_TEST', '_ad']));
    expect(await reportType(page)).toBe('function');
    await hydrated(page);
    await control(page, 'name').fill('Joana');
    asked.length = 0;
    await button(page, words.change).click();
    await Promise.all([page.waitForEvent('load'), button(page, words.rejectAll).click()]);
    await expect.poll(() => cookies(page)).toEqual([]);
    await hydrated(page);
    expect(await control(page, 'name').inputValue()).toBe('Joana');
    expect(asked).toEqual([]);
    expect(await storedChoice(page)).toMatchObject({ purposes: { analytics: false } });
  });

  test('about an older wording does not count', async () => {
    const { page, asked } = await visitor();
    await button(page, words.acceptAll).click();
    await expect.poll(() => asked.length).toBe(2);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('consent') ?? '');
      localStorage.setItem('consent', JSON.stringify({ ...kept, version: '1' }));
    });
    asked.length = 0;
    await page.reload();
    await dialogOf(page).waitFor();
    expect(asked).toEqual([]);
  });
});

test('a refusal deletes cookies of every parent domain', async () => {
  const host = 'http://www.site.acme.test';
  const { page } = await newVisitor();
  const context = page.context();
  await context.route(`${host}/**`, async (route) => {
    const url = route.request().url().replace(host, site.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const domains = ['www.site.acme.test', '.www.site.acme.test', '.site.acme.test', '.acme.test'];
  await context.addCookies(
    domains.flatMap((domain) =>
      ['_ga_OLD', 'other'].map((name) => ({ name, value: '1', domain, path: '/' })),
    ),
  );
  await page.goto(host);
  await button(page, words.rejectAll).click();
  await expect.poll(() => cookies(page)).toEqual(domains.map(() => 'other'));
  // The host has no HTTPS, so the browser warns that it ignores this header.
  forgive(/Cross-Origin-Opener-Policy/);
});

test('it can be opened and closed by keyboard, and returns the focus', async () => {
  const { page } = await visitor();
  await button(page, words.rejectAll).press('Enter');
  await button(page, words.change).press('Enter');
  await expect.poll(() => hasFocus(dialogOf(page))).toBe(true);
  // The footer's button opens the unanswered question.
  await button(page, words.change).press('Enter');
  await expect.poll(() => hasFocus(dialogOf(page))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await expect.poll(() => hasFocus(button(page, words.change))).toBe(true);
});

test('the footer’s button also opens it when pressed before hydration', async () => {
  const { page } = await newVisitor();
  const release = await holdScripts(page);
  await page.goto(`${site.origin}/cookies`, { waitUntil: 'commit' });
  await button(page, words.change).click();
  release();
  await dialogOf(page).waitFor();
});

test('it is in the language of the page', async () => {
  const { page, asked } = await visitor();
  await page.locator('a[hreflang=en]').first().click();
  await page.waitForURL('**/en');
  await dialogOf(page).waitFor();
  await dialogOf(page).locator('summary').click();
  await page.getByRole('checkbox').first().check();
  await button(page, english.consent.save).click();
  await expect.poll(() => asked).toEqual(['/analytics.js']);
});

test('without script there is neither question nor button', async () => {
  const { page, asked } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(site.origin);
  expect(await dialogOf(page).count()).toBe(0);
  expect(await button(page, words.change).count()).toBe(0);
  expect(asked).toEqual([]);
});

const asksNobody = askedPurposes(content.facts.tags).length === 0;

test.runIf(asksNobody)('without tags there is no dialog, and no request for it', async () => {
  const bare = await startSite();
  const { page } = await newVisitor();
  const fetched: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$|\/$/.test(response.url())) fetched.push(response.text());
  });
  await page.goto(bare.origin);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const texts = (await Promise.all(fetched)).join();
  expect(texts).toContain('</html>');
  for (const part of [words.heading, words.rejectAll, 'data-consent']) {
    expect(texts).not.toContain(part);
  }
  expect(await dialogOf(page).count()).toBe(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await bare.stop();
});
