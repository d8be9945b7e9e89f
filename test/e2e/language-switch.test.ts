import './support/usual-languages.ts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failedAnswer, forgive, hydrated, lendPage, phone, visit } from './support/browser.ts';
import { firstCase, imagesOf, longestCase } from './support/cases.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { languageOf, switchTo } from './support/language.ts';
import { control, fillLead, leadForm, typedWords } from './support/lead-form.ts';
import { leftsOf } from './support/place.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Index of the item at the left edge of a carousel's row, from 0; -1 between two. */
async function firstInRow(carousel: Locator): Promise<number> {
  const lefts = await leftsOf(carousel.locator('[tabindex="0"]').first(), 'li');
  return lefts.findIndex((left) => Math.abs(left) <= 2);
}

describe('the switch of language', () => {
  test('keeps the scroll position, the open answer and every typed field', async () => {
    const page = await visit(site.origin);
    const answers = page.locator('#faq details');
    if ((await answers.count()) > 0) await answers.last().locator('summary').click();
    await fillLead(page, { message: 'Texto que não pode sumir.' });
    await leadForm(page).getByRole('radio').nth(1).check();
    await control(page, 'message').fill('Texto que não pode sumir.');
    const typed = await typedWords(page);
    const place = () =>
      control(page, 'name').evaluate((field) => field.getBoundingClientRect().top);
    const before = await place();
    // By keyboard, because a click of Playwright may scroll, and the bar is visible already.
    await page.getByRole('link', { name: /English/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}/en`);
    await hydrated(page);
    expect(Math.abs((await place()) - before)).toBeLessThan(100);
    const open = await answers.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
    expect(open).toEqual(open.map((_, at) => at === open.length - 1));
    expect(await typedWords(page)).toEqual(typed);
    expect(await control(page, 'consultationType').nth(1).isChecked()).toBe(true);
  });

  test.each(['/', `/project/${longestCase}`])(
    'keeps the scroll position above the first section (%s)',
    async (path) => {
      const page = await visit(site.origin + path, phone);
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await switchTo(page, 'English');
      await page.waitForURL(/\/en/);
      await hydrated(page);
      const top = await page.evaluate(() => scrollY);
      expect(Math.abs(top - 200), `${top}`).toBeLessThan(40);
    },
  );

  test('keeps the section being read on a policy', async () => {
    const page = await visit(`${site.origin}/privacy`);
    // Far down the page, so that everything above it changes its height.
    const items = page.locator('main ol > li');
    const item = items.nth(Math.floor((await items.count()) / 2));
    await item.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const place = () => item.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    await switchTo(page, 'English');
    await page.waitForURL(`${site.origin}/en/privacy`);
    await hydrated(page);
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  });

  test.runIf(imagesOf(longestCase) > 2)('keeps the gallery’s current image', async () => {
    const page = await visit(`${site.origin}/project/${longestCase}`);
    const gallery = page.locator('[aria-roledescription=carousel]');
    const next = gallery.locator('button:visible').nth(1);
    const position = gallery.locator('p[aria-live=polite]').first();
    await next.click();
    await expect.poll(() => firstInRow(gallery)).toBe(1);
    await switchTo(page, 'English');
    await page.waitForURL(`${site.origin}/en/project/${longestCase}`);
    await hydrated(page);
    expect(await firstInRow(gallery)).toBe(1);
    expect(await position.textContent()).toContain('2');
    await next.click();
    await expect.poll(() => firstInRow(gallery), { message: 'turns on from there' }).toBe(2);
  });

  test.each([
    `/project/${firstCase}?utm_source=feira`,
    '/no/such/page?from=card',
    '/project/lottery',
  ])('leads from /en%s to the same path without the prefix, and back', async (address) => {
    const page = await visit(`${site.origin}/en${address}`);
    const title = await page.title();
    await switchTo(page, 'Português');
    await page.waitForURL(site.origin + address);
    expect(await languageOf(page)).toBe('pt-BR');
    await hydrated(page);
    await switchTo(page, 'English');
    await page.waitForURL(`${site.origin}/en${address}`);
    expect(await page.title()).toBe(title);
    forgive(failedAnswer);
  });

  test('leads back to the first language before the scripts arrive', async () => {
    const page = await visit(site.origin);
    await switchTo(page, 'English');
    await hydrated(page);
    const release = await openBeforeScripts(page, `${site.origin}/en/terms`);
    await switchTo(page, 'Português');
    await page.waitForURL(`${site.origin}/terms`, { waitUntil: 'commit' });
    release();
    await hydrated(page);
    expect(await languageOf(page)).toBe('pt-BR');
  });

  test('keeps what was typed before hydration', async () => {
    const page = await lendPage();
    const release = await openBeforeScripts(page, site.origin);
    await control(page, 'company').fill('Prado & Filhos');
    await switchTo(page, 'English');
    release();
    await page.waitForURL(`${site.origin}/en`);
    await hydrated(page);
    expect(await control(page, 'company').inputValue()).toBe('Prado & Filhos');
  });
});
