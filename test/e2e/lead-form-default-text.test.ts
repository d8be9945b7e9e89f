import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#site';
import type { Language } from '../../contract/language.ts';
import { consultationTypes } from '../../contract/lead.ts';
import { hydrated, lendPage, visit } from './support/browser.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { otherLanguage } from './support/language.ts';
import { control, formWords, leadForm } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const inTwoLanguages = test.runIf(languages.length > 1);
const { types } = formWords[otherLanguage].consultation;

async function switchTo(page: Page, language: Language): Promise<void> {
  await page.locator(`a[hreflang="${language}"]:visible`).first().click();
  await page.locator(`html[lang="${language}"]`).waitFor();
}

inTwoLanguages('an unchanged default text follows the language, a changed one stays', async () => {
  const page = await visit(site.origin);
  await leadForm(page).getByRole('radio').nth(1).check();
  await switchTo(page, otherLanguage);
  await hydrated(page);
  expect(await control(page, 'message').inputValue()).toBe(types.complete.message);
  const own = `${types.complete.message} We start in June.`;
  await control(page, 'message').fill(own);
  await switchTo(page, languages[0]);
  await hydrated(page);
  expect(await control(page, 'message').inputValue()).toBe(own);
});

inTwoLanguages('it follows the language also after a step back in the history', async () => {
  const page = await visit(`${site.origin}/${otherLanguage}`);
  await leadForm(page).getByRole('radio').nth(1).check();
  await switchTo(page, languages[0]);
  await hydrated(page);
  await page.goBack();
  await hydrated(page);
  expect(await control(page, 'message').inputValue()).toBe(types.complete.message);
  await switchTo(page, languages[0]);
  await hydrated(page);
  const own = formWords[languages[0]].consultation.types.complete.message;
  expect(await control(page, 'message').inputValue()).toBe(own);
});

inTwoLanguages.each(consultationTypes)(
  'the text of a %s consultation chosen before hydration is there in the other language',
  async (type) => {
    const page = await lendPage();
    const release = await openBeforeScripts(page, site.origin);
    const choice = leadForm(page).locator(`[value=${type}]`);
    await choice.click();
    await switchTo(page, otherLanguage);
    release();
    await hydrated(page);
    expect(await control(page, 'message').inputValue()).toBe(types[type].message);
    expect(await choice.isChecked()).toBe(true);
  },
);
