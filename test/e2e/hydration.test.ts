import { afterAll, beforeAll, test } from 'vitest';
import { desktop, hydrated, newPage } from './support/browser.ts';
import { imagesOf, longestCase } from './support/cases.ts';
import { buttons, isAt } from './support/gallery.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.runIf(imagesOf(longestCase) > 2)('a tap during hydration turns the gallery once', async () => {
  const page = await newPage(desktop);
  // Simulates a slow phone, which is busy for a while after hydration.
  await page.addInitScript(() => {
    const busyMs = 400;
    let isFirst = true;
    const onCommitFiberRoot = () => {
      if (!isFirst) return;
      isFirst = false;
      console.log('taken over');
      const end = performance.now() + busyMs;
      while (performance.now() < end);
    };
    const others = { inject: () => 1, onPostCommitFiberRoot() {}, onCommitFiberUnmount() {} };
    const hook = { supportsFiber: true, onCommitFiberRoot, ...others };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  const takenOver = page.waitForEvent('console', (line) => line.text() === 'taken over');
  const release = await openBeforeScripts(page, `${site.origin}/project/${longestCase}`);
  const next = buttons(page).nth(1);
  await next.scrollIntoViewIfNeeded();
  const box = await next.boundingBox();
  if (!box) throw new Error('The button is not there.');
  release();
  await takenOver;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await isAt(page, 1);
});
