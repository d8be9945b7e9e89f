import type { Page } from 'playwright-core';

/** Scrolls to islands that hydrate when visible, such as a case's detail; resolves once all have. */
export async function wakeIslands(page: Page): Promise<void> {
  const waiting = 'astro-island[client=visible]:not(:has([data-live]))';
  await page.evaluate((island) => {
    document.querySelector(`${island} > *`)?.scrollIntoView({ behavior: 'instant' });
  }, waiting);
  await page.waitForFunction((island) => !document.querySelector(island), waiting);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Resolves once the page looks final: islands hydrated, all pictures and fonts loaded. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[client=late]:not([data-ready], [opts*=touch])'),
  );
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const images = [...document.images];
    for (const image of images) {
      // Otherwise a picture below the fold would be loaded or decoded after the capture.
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    // After a resize, pictures may need another file, which is requested a frame later.
    await frame();
    await frame();
    // A broken picture counts as complete; the comparison will show that it is missing.
    while (images.some(({ complete }) => !complete)) await frame();
    await document.fonts.ready;
    // Elements that inherit a colour start their transition a frame later, so two frames must be idle.
    for (let quietFrames = 0; quietFrames < 2; quietFrames += 1) {
      await frame();
      const running = document
        .getAnimations()
        // Scroll-driven animations never end.
        .filter(
          ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
        );
      if (running.length > 0) quietFrames = -1;
      await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
    }
  });
}
