import type { Browser } from 'playwright-core';
import { hydrated, openPage, settled, warmUp } from './open-page.ts';
import { type DeviceName, slowDown } from './slow-device.ts';
import { countWire, type WireTotals } from './wire.ts';

/** A task blocks the visitor for what it takes beyond so many milliseconds (web.dev/articles/tbt). */
const taskAllowanceMs = 50;

export interface PageLoad {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
  longestTask: number;
  /** What ran in the longest frame, where one took over 50 ms. */
  longestFrame: string;
  wire: WireTotals;
}

/** Loads a page once on a slow device, scripts included where it has some. */
export async function measureLoad(
  browser: Browser,
  url: string,
  options: { device: DeviceName; hasScript: boolean },
): Promise<PageLoad> {
  const page = await openPage(browser, options.device);
  try {
    await warmUp(page, url);
    const session = await slowDown(page, options.device);
    await session.send('Page.enable');
    const wire = countWire(session);
    await page.goto(url, { waitUntil: 'load' });
    if (options.hasScript) await hydrated(page);
    await settled(page);
    const record = await page.evaluate(() => window.pageRecord);
    const tasks = record.tasks.filter(({ start }) => start >= record.fcp);
    const [frame] = record.frames.toSorted((a, b) => b.duration - a.duration);
    return {
      fcp: record.fcp,
      lcp: record.lcp,
      lcpElement: record.lcpElement,
      cls: record.cls,
      tbt: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - taskAllowanceMs), 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      longestFrame: frame
        ? `${Math.round(frame.duration)} ms at ${Math.round(frame.start)}: ${frame.work}`
        : '',
      wire: wire(),
    };
  } finally {
    await page.context().close();
  }
}
