import './support/usual-languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, newPage } from './support/browser.ts';
import { firstCase, nextCase } from './support/cases.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { fillLead, formWords, leadsFrom, sendButton, toastSaying } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const referer = 'https://www.buscador.example/busca?q=joana+prado';

/** A project page's link to the form. */
const toForm = (page: Page) => page.getByRole('main').locator('a[href$="#contact"]');

async function sendFrom(page: Page, email: string, language: 'pt-BR' | 'en' = 'pt-BR') {
  await fillLead(page, { email });
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords[language].success.title);
  const [lead] = await leadsFrom(site, email);
  return lead?.attribution;
}

describe.each([
  { language: 'pt-BR', prefix: '' },
  { language: 'en', prefix: '/en' },
] as const)('a visit that starts at a project in $language', ({ language, prefix }) => {
  test('a lead sent some pages later says where the visit began', async () => {
    const page = await newPage();
    const path = `${prefix}/project/${firstCase}`;
    const tags = new URLSearchParams({
      utm_source: 'boletim',
      utm_campaign: 'março de 2026',
      utm_content: 'joana@prado.example',
      utm_term: 'x'.repeat(5000),
      gclid: 'of-no-interest',
    });
    await page.goto(`${site.origin}${path}?${tags}`, { referer });
    await hydrated(page);
    await page.getByRole('main').locator('a[href*="/project/"]').click();
    await page.waitForURL(`${site.origin}${prefix}/project/${nextCase(firstCase)}`);
    await hydrated(page);
    await toForm(page).click();
    await page.waitForURL(/#contact$/);
    await hydrated(page);
    const attribution = await sendFrom(
      page,
      `visit-${language}@prado.example`.toLowerCase(),
      language,
    );
    expect(attribution, 'short, and without what may be about a person').toEqual({
      page: path,
      referrer: 'https://www.buscador.example',
      utm: { utm_source: 'boletim', utm_campaign: 'março de 2026', utm_term: 'x'.repeat(200) },
    });
  });
});

test('a page left before its scripts loaded still counts as the first', async () => {
  const page = await newPage();
  const release = await openBeforeScripts(
    page,
    `${site.origin}/project/${firstCase}?utm_source=feira`,
  );
  await toForm(page).click();
  await page.waitForURL(/#contact$/, { waitUntil: 'commit' });
  release();
  await hydrated(page);
  expect(await sendFrom(page, 'early@prado.example')).toEqual({
    page: `/project/${firstCase}`,
    referrer: '',
    utm: { utm_source: 'feira' },
  });
});

test('a visit ends when its tab is closed', async () => {
  const page = await newPage();
  await page.goto(`${site.origin}/en?utm_source=feira`);
  await hydrated(page);
  const next = await page.context().newPage();
  await next.goto(`${site.origin}/`);
  await hydrated(next);
  expect(await sendFrom(next, 'tab@prado.example')).toEqual({ page: '/', referrer: '', utm: {} });
});

test('with blocked storage, a lead says what its page knows', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.origin}/?utm_source=feira`, { referer });
  await hydrated(page);
  expect(await sendFrom(page, 'forbidden@prado.example')).toEqual({
    page: '/',
    referrer: 'https://www.buscador.example',
    utm: { utm_source: 'feira' },
  });
});
