import type { Page, Route } from 'playwright-core';
import { intercept } from '../../e2e/support/intercept.ts';

export interface Held {
  /** Resolves once the server has answered the first request. */
  answered: Promise<void>;
  /** Delivers the responses. */
  release: () => void;
}

/** Holds back the server’s responses for an address until they are released; `times` of them, or all. */
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

/** Delays requests to an address until the returned function is called, which makes them fail. */
export async function failLate(page: Page, url: string, status = 503): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await intercept(page, url, async (route) => {
    await held.promise;
    await route.fulfill({ status, json: {} });
  });
  return held.resolve;
}

/** Resolves once the page has handled all responses so far, by waiting for one more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
}
