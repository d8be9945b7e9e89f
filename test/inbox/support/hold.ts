import type { Page, Route } from 'playwright-core';

export interface Held {
  /** Resolves once the server has answered the first. */
  answered: Promise<void>;
  /** Lets the answers through. */
  release: () => void;
}

/** Keeps what the server answers at an address from the page until it is released. */
export async function holdAnswers(page: Page, url: string): Promise<Held> {
  const [held, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(url, async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    answered.resolve();
    await held.promise;
    await route.fulfill({ response, body });
  });
  return { answered: answered.promise, release: held.resolve };
}

/** Lets calls of an address wait, and then fail. */
export async function failLate(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.fulfill({ status: 503, json: {} });
  });
  return held.resolve;
}
