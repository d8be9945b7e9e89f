import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content } from '#site';
import { failedAnswer, forgive, hydrated, newPage, visit } from './support/browser.ts';
import { firstCase, imagesOf, longestCase } from './support/cases.ts';
import { holdScripts } from './support/held-scripts.ts';
import { switchTo } from './support/language.ts';
import { leadForm } from './support/lead-form.ts';
import { leftsOf } from './support/place.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Which item of a carousel's row stands at its left edge, from 0; -1 between two. */
async function firstInRow(carousel: Locator): Promise<number> {
  const lefts = await leftsOf(carousel.locator('[tabindex="0"]').first(), 'li');
  return lefts.findIndex((left) => Math.abs(left) <= 2);
}

/** Two frames: what follows the words in their wake has come about. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Fewer members do not fill a wide screen's row, and are not turned there. */
const isTeamTurned = content.people.length >= 4;

describe('switching in place', () => {
  test('keeps scroll, focus, the open answer and every typed field', async () => {
    const page = await newPage();
    await page.goto(site.origin);
    await hydrated(page);
    await page.locator('details').nth(1).locator('summary').click();
    await page.locator('[name=name]').fill('Joana Prado');
    await page.locator('[name=message]').fill('Texto que não pode sumir.');
    await page.locator('[name=interest]').selectOption('cloud-devops');
    await leadForm(page).getByRole('radio').nth(1).check();
    await page.locator('[name=message]').fill('Texto que não pode sumir.');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const place = () =>
      page.locator('[name=name]').evaluate((field) => field.getBoundingClientRect().top);
    const before = await place();
    await page.getByRole('link', { name: /English/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.lang === 'en');

    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(Math.abs((await place()) - before)).toBeLessThan(100);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('en');
    expect(await page.locator('details').nth(1).getAttribute('open')).not.toBeNull();
    expect(await page.locator('[name=name]').inputValue()).toBe('Joana Prado');
    expect(await page.locator('[name=message]').inputValue()).toBe('Texto que não pode sumir.');
    expect(await page.locator('[name=interest]').inputValue()).toBe('cloud-devops');
    expect(await page.locator('[name=consultationType]:checked').inputValue()).toBe('complete');
    expect(page.url()).toBe(`${site.origin}/`);
  });

  test('keeps the sentence that is read, on a page of nothing but words', async () => {
    const page = await visit(`${site.origin}/privacy`);
    // Deep in the page, so that all above it changes its length.
    const item = page.locator('main ol > li').nth(5).locator('li, p').nth(1);
    await item.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const place = () => item.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    await switchTo(page, 'English');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  });

  test.runIf(isTeamTurned)('keeps the member that the team was turned to', async () => {
    const page = await visit(site.origin);
    const carousel = page.locator('#team [aria-roledescription=carousel]');
    const next = carousel.getByRole('button').nth(1);
    await next.click();
    await expect.poll(() => firstInRow(carousel)).toBe(1);
    await switchTo(page, 'English');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await nextFrames(page);
    expect(await firstInRow(carousel)).toBe(1);
    await next.click();
    await expect.poll(() => firstInRow(carousel), { message: 'turns on from there' }).toBe(2);
  });

  test.runIf(imagesOf(longestCase) > 2)('keeps the image that the gallery shows', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`);
    const gallery = page.locator('[aria-roledescription=carousel]');
    const next = gallery.locator('button:visible').nth(1);
    const position = gallery.locator('p[aria-live=polite]').first();
    await next.click();
    await expect.poll(() => firstInRow(gallery)).toBe(1);
    await switchTo(page, 'English');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await nextFrames(page);
    expect(await firstInRow(gallery)).toBe(1);
    expect(await position.textContent()).toContain('2');
    await next.click();
    await expect.poll(() => firstInRow(gallery), { message: 'turns on from there' }).toBe(2);
  });

  test('makes title, description and canonical follow', async () => {
    const page = await newPage();
    await page.goto(`${site.origin}/privacy`);
    await hydrated(page);
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        canonical: new URL(
          document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        ).pathname,
      }));
    const portuguese = await head();
    await switchTo(page, 'English');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    const english = await head();
    expect(english.title).not.toBe(portuguese.title);
    expect(english.description).not.toBe(portuguese.description);
    expect(portuguese.canonical).toBe('/privacy');
    expect(english.canonical).toBe('/en/privacy');
  });

  test.each([`/project/${firstCase}`, '/no/such/page?from=card#x', '/project/lottery'])(
    'leaves /en%s for the same address without it when Portuguese is chosen',
    async (address) => {
      const page = await visit(`${site.origin}/en${address}`);
      const asked: string[] = [];
      page.context().on('request', (request) => asked.push(request.resourceType()));
      await switchTo(page, 'Português');
      await page.waitForFunction(() => document.documentElement.lang === 'pt-BR');
      expect(page.url()).toBe(site.origin + address);
      expect(asked, 'the page in the other language is not fetched for it').not.toContain(
        'document',
      );
      forgive(failedAnswer);
    },
  );

  test('is not lost when tapped before the scripts arrive', async () => {
    const page = await newPage();
    const release = await holdScripts(page);
    await page.goto(site.origin, { waitUntil: 'domcontentloaded' });
    await page.locator('[name=company]').fill('Prado & Filhos');
    await switchTo(page, 'English');
    release();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await page.locator('[name=company]').inputValue()).toBe('Prado & Filhos');
    expect(page.url()).toBe(`${site.origin}/`);
  });
});
