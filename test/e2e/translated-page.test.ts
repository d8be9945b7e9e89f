import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { failedAnswer, forgive, hydrated, lendPage, phone, visit } from './support/browser.ts';
import { longestCase } from './support/cases.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { intercept } from './support/intercept.ts';
import { fillLead, typedWords } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Translates like a browser: wraps each text node and changes its text. */
const translate = (part: Locator) =>
  part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`«${text.data}»`);
    }
  });

test('the newsletter shows the result of a second submission', async () => {
  const page = await visit(site.origin, phone);
  const { heading, email, failure } = content.words[languages[0]].newsletter;
  const form = page.getByRole('form', { name: heading });
  const said = form.getByRole('status');
  await intercept(page, '**/api/newsletter', (route) => route.abort('failed'));
  await form.getByLabel(email).fill('joana@prado.example');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await form.getByLabel(email).press('Enter');
    await expect.poll(() => said.textContent()).toBe(failure);
    await translate(said);
  }
  expect(await page.getByRole('main').count(), 'the page is still there').toBe(1);
  forgive(failedAnswer);
});

test('an enlarged image has the right caption', async () => {
  const page = await visit(`${site.origin}/project/${longestCase}`, phone);
  await page.locator('[aria-roledescription=carousel] figure a').first().click();
  const dialog = page.getByRole('dialog');
  const caption = dialog.locator('[aria-live]');
  const first = await caption.textContent();
  await translate(caption);
  await dialog.getByRole('button').nth(1).click();
  await expect.poll(() => caption.textContent()).not.toContain('«');
  expect(await caption.textContent()).not.toBe(first);
});

test('words typed before hydration survive a translation of the page', async () => {
  const page: Page = await lendPage(phone);
  const release = await openBeforeScripts(page, site.origin);
  const typed = await fillLead(page);
  await translate(page.getByRole('heading', { level: 1 }));
  release();
  await hydrated(page);
  // React reports a hydration mismatch, and renders the page again.
  forgive(/#418/);
  expect(await typedWords(page)).toEqual(typed);
});
