import type { Page } from 'playwright-core';
import { intercept } from './intercept.ts';

/** Holds every script of a page back until the returned function is called, as a slow network does. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/** Opens a page whose scripts stay away until the returned function is called. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  // Until they have come the browser does not say that the document is complete.
  await page.locator('body > footer').waitFor();
  return release;
}

/** Holds back the requests of a page to what the pattern matches, until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
