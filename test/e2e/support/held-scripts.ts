import type { Page } from 'playwright-core';

/** Holds every script of a page back until the returned function is called, as a slow network does. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/** Holds back the requests of a page to what the pattern matches, until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
