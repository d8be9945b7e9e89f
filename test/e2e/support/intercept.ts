import type { Page, Route } from 'playwright-core';

/** Where a page waits for its next test: a document that sends no requests. */
export const idlePath = '/robots.txt';

/**
 * Handles requests to an address in place of the server, `times` times or always. A busy browser starts to
 * intercept a moment after it has confirmed, so the function waits until a request of its own is caught.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => unknown,
  times?: number,
): Promise<void> {
  await page.route(url, answer, times === undefined ? {} : { times });
  // A page that its test has not opened yet sends no requests, and cannot send one of ours.
  if (page.url() === 'about:blank' || page.url().endsWith(idlePath)) return;
  // Kept: without any route left, Playwright would release requests that are still held.
  await page.route(/\/robots\.txt\?caught$/, (route) => route.fulfill({ body: 'caught' }));
  await page.evaluate(async () => {
    const ask = async () => (await fetch('/robots.txt?caught', { cache: 'no-store' })).text();
    while ((await ask().catch(() => '')) !== 'caught');
  });
}
