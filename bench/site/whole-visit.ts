import type { Browser } from 'playwright-core';
import { hydrated, openPage, settled } from './open-page.ts';
import { countWire, sumOf } from './wire.ts';

export interface WholeVisit {
  /** Bytes over the wire once everything on the page was seen and used. */
  script: number;
  total: number;
}

/** Reads the page to its end, switches the language and touches the form: nothing is left to load. */
export async function measureWholeVisit(browser: Browser, url: string): Promise<WholeVisit> {
  const page = await openPage(browser, 'phone');
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Network.enable');
    const wire = countWire(session);
    await page.goto(url);
    await hydrated(page);
    for (const section of await page.locator('main section, footer').all()) {
      await section.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    }
    await page.locator('#contact [name=name]').fill('Medida');
    await settled(page);
    const shown = await page.evaluate(() => document.documentElement.lang);
    await page.locator('a[hreflang][data-replay]:not([aria-current])').click();
    await page.waitForFunction((before) => document.documentElement.lang !== before, shown);
    await settled(page);
    const { before, after } = wire();
    return { script: before.script + after.script, total: sumOf(before) + sumOf(after) };
  } finally {
    await page.context().close();
  }
}
