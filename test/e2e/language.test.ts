import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failedAnswer, forgive, hydrated, newPage, visit } from './support/browser.ts';
import { firstCase } from './support/cases.ts';
import { holdScripts } from './support/held-scripts.ts';
import { languageOf, switchTo } from './support/language.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

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

  test('made since a page was rendered ahead is followed by one that answers already, too', async () => {
    const page = await visit(`${site.origin}/privacy`);
    await page.evaluate(() => {
      localStorage.setItem('lang', 'en');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.waitForFunction(() => document.documentElement.dataset.held === undefined);
  });

  test('taken back before its words have come holds', async () => {
    const page = await visit(site.origin);
    const release = await holdScripts(page);
    await switchTo(page, 'English');
    await page.locator('[aria-busy]').first().waitFor();
    await switchTo(page, 'Português');
    // A tap is answered after the next frame, or in a tenth of a second at the latest.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    release();
    await page.locator('[aria-busy]').waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await languageOf(page)).toBe('pt-BR');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('pt-BR');
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
    // Until then there is more to complain of.
    await page.waitForFunction(() => document.documentElement.dataset.scriptFailed !== undefined);
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
