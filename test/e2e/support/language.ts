import type { Page } from 'playwright-core';
import { languages } from '#site';
import { prefixOf } from '../../../src/addresses.ts';

/** The site's other language, or its only one, and the prefix of its paths. */
export const otherLanguage = languages.at(-1) ?? languages[0];
export const otherPrefix = prefixOf(otherLanguage);

/** The page's current `lang`. */
export const languageOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);

/** Chooses a language in the bar. */
export const switchTo = (page: Page, name: 'English' | 'Português'): Promise<void> =>
  page.getByRole('link', { name: new RegExp(name) }).click();
