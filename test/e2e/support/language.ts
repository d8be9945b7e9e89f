import type { Page } from 'playwright-core';
import { languages } from '#site';
import { prefixOf } from '../../../src/addresses.ts';

/** A language beside the site's first, and what its addresses begin with; of a site of one, the first. */
export const otherLanguage = languages.at(-1) ?? languages[0];
export const otherPrefix = prefixOf(otherLanguage);

/** The language that a page says it is in now. */
export const languageOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);

/** Chooses a language in the bar. */
export const switchTo = (page: Page, name: 'English' | 'Português'): Promise<void> =>
  page.getByRole('link', { name: new RegExp(name) }).click();
