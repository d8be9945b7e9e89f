import type { Page } from 'playwright-core';
import { timeoutByTimer } from '../../../src/browser/testing/timeout-by-timer.ts';

/** Lets a test advance the page's clock, including request timeouts. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(`AbortSignal.timeout = ${timeoutByTimer}`);
}
