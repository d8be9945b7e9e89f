import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { team } from '../../app/content/team.ts';
import { failedAnswer, forgive, hydrated, newPage, visit } from './support/browser.ts';
import { firstCase, imagesOf, longestCase } from './support/cases.ts';
import { holdScripts } from './support/held-scripts.ts';
import { leadForm } from './support/lead-form.ts';
import { leftsOf } from './support/place.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const switchTo = (page: Page, name: 'English' | 'Português') =>
  page.getByRole('link', { name: new RegExp(name) }).click();

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
const isTeamTurned = team.length >= 4;

describe('which language a page is in', () => {
  test('Portuguese where nothing is stored, whatever the browser prefers', async () => {
    const page = await newPage({ locale: 'en-US' });
    await page.goto(site.origin);
    expect(await languageOf(page)).toBe('pt-BR');
  });

  test('Portuguese where something else is stored', async () => {
    const page = await newPage();
    await page.addInitScript(() => localStorage.setItem('lang', 'fr'));
    await page.goto(site.origin);
    await hydrated(page);
    expect(await languageOf(page)).toBe('pt-BR');
  });

  test('the stored choice, with no flash of the other, even without the cookie', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      localStorage.setItem('lang', 'en');
      const shown: string[] = [];
      Object.assign(window, { shown });
      const look = () => {
        const heading = document.querySelector('h1');
        const visible = heading && getComputedStyle(heading).visibility === 'visible';
        if (visible) shown.push(document.documentElement.lang);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${site.origin}/privacy`);
    await hydrated(page);
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.waitForFunction(() => 'shown' in window && (window.shown as string[]).length > 3);
    expect(await page.evaluate(() => 'shown' in window && window.shown)).not.toContain('pt-BR');
  });

  test('the choice, straight from the server, on the next page', async () => {
    const page = await newPage();
    await page.goto(site.origin);
    await hydrated(page);
    await switchTo(page, 'English');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    const answer = await page.goto(`${site.origin}/terms`);
    expect(await answer?.text()).toContain('<html lang="en">');
    expect(page.url()).toBe(`${site.origin}/terms`);
  });

  test('always English under /en', async () => {
    const page = await newPage();
    await page.addInitScript(() => localStorage.setItem('lang', 'pt-BR'));
    await page.goto(`${site.origin}/en/project/${firstCase}`);
    await hydrated(page);
    expect(await languageOf(page)).toBe('en');
  });
});

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

describe('a choice', () => {
  test('that nobody made leaves no cookie', async () => {
    const page = await visit(`${site.origin}/en`);
    expect(await page.context().cookies()).toEqual([]);
  });

  /** As browsers do where site data is blocked. */
  const forbidStorage = () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  const forbidCookies = () =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });

  test.each([
    { blocked: 'storage is', scripts: [forbidStorage], address: `/project/${firstCase}` },
    {
      blocked: 'storage and cookies are',
      scripts: [forbidStorage, forbidCookies],
      address: `/en/project/${firstCase}`,
    },
  ])('where $blocked blocked holds on the next page all the same', async ({ scripts, address }) => {
    const page = await newPage();
    for (const script of scripts) await page.addInitScript(script);
    await page.goto(site.origin);
    await hydrated(page);
    await switchTo(page, 'English');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.locator(`a[href$="/project/${firstCase}"]`).first().click();
    await page.waitForURL(`**/project/${firstCase}`);
    await hydrated(page);
    expect(page.url()).toBe(site.origin + address);
    expect(await languageOf(page)).toBe('en');
    await switchTo(page, 'Português');
    await page.waitForFunction(() => document.documentElement.lang === 'pt-BR');
    expect(page.url()).toBe(`${site.origin}/project/${firstCase}`);
  });

  test('made on another page is followed by one that the back button brings back whole', async () => {
    const page = await visit(site.origin);
    await page.evaluate(() => {
      localStorage.setItem('lang', 'en');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await page.waitForFunction(() => document.documentElement.lang === 'en');
  });

  test('made since a page was rendered ahead holds that page back for it', async () => {
    const page = await newPage();
    const release = await holdScripts(page);
    await page.goto(`${site.origin}/privacy`, { waitUntil: 'domcontentloaded' });
    const isHeld = await page.evaluate(() => {
      localStorage.setItem('lang', 'en');
      document.dispatchEvent(new Event('prerenderingchange'));
      return document.documentElement.dataset.held !== undefined;
    });
    expect(isHeld).toBe(true);
    release();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.waitForFunction(() => document.documentElement.dataset.held === undefined);
  });

  test('whose words do not come leads to its page where the address stays the same, too', async () => {
    const page = await visit(`${site.origin}/cookies#contact`);
    await switchTo(page, 'English');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.reload();
    await hydrated(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await switchTo(page, 'Português');
    await page.waitForFunction(() => document.documentElement.lang === 'pt-BR');
    expect(page.url()).toBe(`${site.origin}/cookies#contact`);
    forgive(failedAnswer);
  });

  test('whose words do not come changes nothing offline, and leads to its page online', async () => {
    const page = await visit(`${site.origin}/cookies`);
    let isDown = true;
    await page.route('**/assets/*.js', (route) => (isDown ? route.abort() : route.continue()));
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
    );
    await switchTo(page, 'English');
    await page.locator('[aria-busy]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull();
    expect(await languageOf(page)).toBe('pt-BR');
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    await switchTo(page, 'English');
    await page.waitForURL(`${site.origin}/en/cookies`);
    isDown = false;
    // Once this page is whole, whatever the one before complained of has been said.
    await page.reload();
    await hydrated(page);
    forgive(failedAnswer);
  });
});
