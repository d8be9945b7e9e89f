import './support/usual-languages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, newPage, visit } from './support/browser.ts';
import { firstCase } from './support/cases.ts';
import { languageOf, switchTo } from './support/language.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('which language a page is in', () => {
  test('Portuguese if nothing is stored, whatever the browser prefers', async () => {
    const page = await newPage({ locale: 'en-US' });
    await page.goto(site.origin);
    expect(await languageOf(page)).toBe('pt-BR');
  });

  test('Portuguese if an unknown value is stored', async () => {
    const page = await newPage();
    await page.addInitScript(() => localStorage.setItem('lang', 'fr'));
    await page.goto(site.origin);
    await hydrated(page);
    expect(await languageOf(page)).toBe('pt-BR');
  });

  test('the stored language, without a flash of the other', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      localStorage.setItem('lang', 'en');
      const painted = JSON.parse(sessionStorage.getItem('painted') ?? '[]');
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading && getComputedStyle(heading).visibility === 'visible') {
          painted.push(document.documentElement.lang);
          sessionStorage.setItem('painted', JSON.stringify(painted));
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${site.origin}/privacy?utm_source=feira#main`);
    await page.waitForURL(`${site.origin}/en/privacy?utm_source=feira#main`);
    await hydrated(page);
    const painted = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('painted') ?? ''));
    await expect.poll(async () => (await painted()).length).toBeGreaterThan(3);
    expect(new Set(await painted())).toEqual(new Set(['en']));
  });

  test('unchanged on the next page if a link to the other language was only copied', async () => {
    const page = await visit(site.origin);
    await page.getByRole('link', { name: /English/ }).click({ button: 'right' });
    await page.goto(`${site.origin}/terms`);
    await hydrated(page);
    expect(await languageOf(page)).toBe('pt-BR');
  });

  test('the chosen language on the next page, too', async () => {
    const page = await visit(site.origin);
    await switchTo(page, 'English');
    await page.waitForURL(`${site.origin}/en`);
    await page.goto(`${site.origin}/terms`);
    await page.waitForURL(`${site.origin}/en/terms`);
    await switchTo(page, 'Português');
    await page.waitForURL(`${site.origin}/terms`);
    await page.goto(`${site.origin}/cookies`);
    await hydrated(page);
    expect(page.url()).toBe(`${site.origin}/cookies`);
  });

  test('always English under /en, without changing the stored choice', async () => {
    const page = await newPage();
    await page.addInitScript(() => localStorage.setItem('lang', 'pt-BR'));
    await page.goto(`${site.origin}/en/project/${firstCase}`);
    await hydrated(page);
    expect(await languageOf(page)).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('pt-BR');
  });

  test('the address’s language if storage is blocked', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      // Throws, as browsers do if site data is blocked.
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await page.goto(site.origin);
    await hydrated(page);
    await switchTo(page, 'English');
    await page.waitForURL(`${site.origin}/en`);
    await page.locator(`a[href$="/project/${firstCase}"]`).first().click();
    await page.waitForURL(`${site.origin}/en/project/${firstCase}`);
    await hydrated(page);
    expect(await languageOf(page)).toBe('en');
    await switchTo(page, 'Português');
    await page.waitForURL(`${site.origin}/project/${firstCase}`);
    expect(await languageOf(page)).toBe('pt-BR');
  });
});

describe('a choice', () => {
  test('sets no cookie', async () => {
    const page = await visit(`${site.origin}/en`);
    await switchTo(page, 'Português');
    await page.waitForURL(`${site.origin}/`);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('on another page applies to a page restored from the back/forward cache', async () => {
    const page = await visit(site.origin);
    await page.evaluate(() => {
      localStorage.setItem('lang', 'en');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await page.waitForURL(`${site.origin}/en`);
  });

  test('after a page was prerendered makes that page redirect before it is shown', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    await page.goto(`${site.origin}/privacy`);
    await hydrated(page);
    const isHeld = await page.evaluate(() => {
      localStorage.setItem('lang', 'en');
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
      return getComputedStyle(document.body).visibility === 'hidden';
    });
    expect(isHeld).toBe(true);
    await page.waitForURL(`${site.origin}/en/privacy`);
  });
});
