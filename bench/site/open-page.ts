import type { Browser, Page } from 'playwright-core';
import { until } from './operate.ts';
import { recordPage } from './page-record.ts';
import { type DeviceName, devices } from './slow-device.ts';

/** After so long a browser that was just started has nothing left to do. */
const quietMs = 1500;

/** A page of a visitor who was never here, that notes how it fares. */
export async function openPage(browser: Browser, device: DeviceName): Promise<Page> {
  const context = await browser.newContext(devices[device].context);
  const page = await context.newPage();
  await page.addInitScript(recordPage);
  return page;
}

/** Resolves once the page answers to script. */
export async function hydrated(page: Page): Promise<void> {
  await until(page, `'hydrated' in document.documentElement.dataset`);
}

/** Resolves once nothing is fetched and the browser has nothing to do. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Lets the browser finish what it does at the start of a process, on an address of the same origin
 * that is no page: a visitor's browser is up long before, and its start is no figure of the site's.
 */
export async function warmUp(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/robots.txt', url).href);
  await page.waitForTimeout(quietMs);
  await settled(page);
}
