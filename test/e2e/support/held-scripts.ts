import type { Page } from 'playwright-core';
import { intercept } from './intercept.ts';

/** Delays all scripts of a page until the returned function is called, like a slow network. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/** Opens a page whose scripts are delayed until the returned function is called. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  // The browser's load event waits for the scripts, so the footer is awaited instead.
  await page.locator('body > footer').waitFor();
  return release;
}

/** Delays a page's requests that match the pattern until the returned function is called. */
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
