import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, hydrated, newPage } from './support/browser.ts';
import { otherPrefix } from './support/language.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('hovering over a link prerenders its page, in the other language too', async () => {
  const page = await newPage(desktop);
  const session = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  // Under DevTools the browser does not prerender; it only reports the attempt, and prefetches.
  session.on('Preload.prerenderStatusUpdated', ({ key }) => ahead.push(new URL(key.url).pathname));
  await session.send('Preload.enable');
  await page.goto(site.origin);
  await hydrated(page);
  for (const path of ['/privacy', '/terms', otherPrefix || '/cookies']) {
    expect(ahead).not.toContain(path);
    await page.locator(`a[href="${path}"]:visible`).last().hover();
    // The status of the previous attempt may still arrive after this one has started.
    await expect.poll(() => ahead).toContain(path);
  }
});
