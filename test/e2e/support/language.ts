import type { Page } from 'playwright-core';

/** The language that a page says it is in now. */
export const languageOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);

/** Chooses a language in the bar. */
export const switchTo = (page: Page, name: 'English' | 'Português'): Promise<void> =>
  page.getByRole('link', { name: new RegExp(name) }).click();
