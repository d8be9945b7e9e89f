import type { Page, Route } from 'playwright-core';

/**
 * Answers calls of an address in the server's place, so often or always. A busy browser begins with that
 * a moment after it has said so, and a call of this moment would go by: one of our own has to be caught first.
 */
export async function intercept(
  page: Page,
  url: string,
  answer: (route: Route) => unknown,
  times?: number,
): Promise<void> {
  await page.route(url, answer, times === undefined ? {} : { times });
  // Before a page is opened, nothing can call.
  if (!page.url().startsWith('http')) return;
  // It stays: once nothing is left to intercept, Playwright lets calls go that are still held.
  await page.route(/\/robots\.txt\?caught$/, (route) => route.fulfill({ body: 'caught' }));
  await page.evaluate(async () => {
    const ask = async () => (await fetch('/robots.txt?caught', { cache: 'no-store' })).text();
    while ((await ask().catch(() => '')) !== 'caught');
  });
}

export interface Held {
  /** Resolves once the server has answered the first. */
  answered: Promise<void>;
  /** Lets the answers through. */
  release: () => void;
}

/** Keeps what the server answers at an address from the page until it is released; so often, or always. */
export async function holdAnswers(page: Page, url: string, times?: number): Promise<Held> {
  const [held, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    answered.resolve();
    await held.promise;
    await route.fulfill({ response, body });
  };
  await intercept(page, url, hold, times);
  return { answered: answered.promise, release: held.resolve };
}

/** Lets calls of an address wait, and then fail. */
export async function failLate(page: Page, url: string, status = 503): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await intercept(page, url, async (route) => {
    await held.promise;
    await route.fulfill({ status, json: {} });
  });
  return held.resolve;
}

/** Resolves once the page has had an answer after those that came before. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
}
