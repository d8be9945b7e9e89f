import type { Browser } from 'playwright-core';
import { type Answer, answerOf, type Control, watchAnswer } from './controls.ts';
import { openPage } from './open-page.ts';
import { bringIntoView, tap, until } from './operate.ts';
import { slowDown } from './slow-device.ts';

/** Taps a control of a slow phone as soon as it is painted, long before the scripts are there. */
export async function measureFirstAnswer(
  browser: Browser,
  origin: string,
  control: Control,
): Promise<Answer> {
  const page = await openPage(browser, 'phone');
  try {
    await watchAnswer(page, control);
    const session = await slowDown(page, 'phone');
    await page.goto(origin + control.path, { waitUntil: 'commit' });
    await until(page, 'pageRecord.fcp > 0');
    await tap(session, await bringIntoView(page, control.target));
    return await answerOf(page);
  } finally {
    await page.context().close();
  }
}
