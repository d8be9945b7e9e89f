import type { Page } from 'playwright-core';
import { timeoutByTimer } from '../../../src/browser/testing/timeout-by-timer.ts';

/** Lets a test put the page's clock forward, and with it the end of requests that get no answer. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(`AbortSignal.timeout = ${timeoutByTimer}`);
}
