import type { Page, Route } from 'playwright-core';

/** Where a page waits for its next test: nothing there calls. */
export const restingPlace = '/robots.txt';

/**
 * Answers calls of an address in the server's place, so often or always. A busy browser begins with that
 * a moment after it has said so, and a call of this moment would go by: one of our own has to be caught first.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => unknown,
  times?: number,
): Promise<void> {
  await page.route(url, answer, times === undefined ? {} : { times });
  // Before a page is opened by its test, nothing can call, and nobody may answer.
  if (page.url() === 'about:blank' || page.url().endsWith(restingPlace)) return;
  // It stays: once nothing is left to intercept, Playwright lets calls go that are still held.
  await page.route(/\/robots\.txt\?caught$/, (route) => route.fulfill({ body: 'caught' }));
  await page.evaluate(async () => {
    const ask = async () => (await fetch('/robots.txt?caught', { cache: 'no-store' })).text();
    while ((await ask().catch(() => '')) !== 'caught');
  });
}
