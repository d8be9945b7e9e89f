import type { Browser, Page } from 'playwright-core';
import { recordPage } from './page-record.ts';
import { type DeviceName, devices } from './slow-device.ts';

/** A page of a visitor who was never here, that notes how it fares. */
export async function openPage(browser: Browser, device: DeviceName): Promise<Page> {
  const context = await browser.newContext(devices[device].context);
  const page = await context.newPage();
  await page.addInitScript(recordPage);
  return page;
}

/** Resolves once the page answers to script. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** Resolves once nothing is fetched and the browser has nothing to do. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
