import type { Page } from 'playwright-core';

/** Resolves once the islands that wait to be seen have been: a case's own detail. */
export async function wakeIslands(page: Page): Promise<void> {
  const waiting = 'astro-island[client=visible]:not(:has([data-live]))';
  await page.evaluate((island) => {
    document.querySelector(`${island} > *`)?.scrollIntoView({ behavior: 'instant' });
  }, waiting);
  await page.waitForFunction((island) => !document.querySelector(island), waiting);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Resolves once the page looks as it will stay: islands ready, every picture and typeface there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[client=late]:not([data-ready], [opts*=touch])'),
  );
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const images = [...document.images];
    for (const image of images) {
      // A picture below the fold would be fetched, or decoded, after the capture.
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    // A window of another size takes another file of a picture, which it asks for a frame later.
    await frame();
    await frame();
    // A broken one counts as arrived: the comparison will say that it is missing.
    while (images.some(({ complete }) => !complete)) await frame();
    await document.fonts.ready;
    // What inherits a colour in transition starts its own a frame later: two frames must be quiet.
    for (let quietFrames = 0; quietFrames < 2; quietFrames += 1) {
      await frame();
      const running = document
        .getAnimations()
        // What runs on scroll never ends.
        .filter(
          ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
        );
      if (running.length > 0) quietFrames = -1;
      await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
    }
  });
}
