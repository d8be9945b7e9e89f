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
  // Driven by DevTools the browser only tries to: what it would render it then fetches.
  session.on('Preload.prerenderStatusUpdated', ({ key }) => ahead.push(new URL(key.url).pathname));
  await session.send('Preload.enable');
  await page.goto(site.origin);
  await hydrated(page);
  for (const path of ['/privacy', '/terms', otherPrefix || '/cookies']) {
    expect(ahead).not.toContain(path);
    await page.locator(`a[href="${path}"]:visible`).last().hover();
    // What becomes of the one before may still be told after this one has begun.
    await expect.poll(() => ahead).toContain(path);
  }
});
