import type { Page } from 'playwright-core';

/** Resolves once the page looks as it will stay: hydrated, every picture and typeface there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.evaluate(async () => {
    const arrived = [...document.images].map((image) => {
      // A picture below the fold would be fetched, or decoded, after the capture.
      image.loading = 'eager';
      image.decoding = 'sync';
      // A broken one counts as arrived: the comparison will say that it is missing.
      return image.decode().catch(() => {});
    });
    await Promise.all(arrived);
    await document.fonts.ready;
    // What runs on scroll never ends.
    const running = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
  });
}
