import type { Page, Route } from 'playwright-core';
import { intercept } from '../../e2e/support/intercept.ts';

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
