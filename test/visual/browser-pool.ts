import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { answerConsent } from '../e2e/support/answer-consent.ts';
import { startSite } from '../e2e/support/site.ts';
import type { Width } from './frames.ts';

/** A browser and the built site, for pictures and measurements. */
export interface BrowserPool {
  origin: string;
  /** Lends a reused page of that width, with its process and cache, still at its last URL. */
  withPage: <T>(width: Width, use: (page: Page) => Promise<T>) => Promise<T>;
  /** Lends a page with a new profile, for work that leaves state in it. */
  withFreshPage: <T>(width: Width, use: (page: Page) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

const heights: Record<Width, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

export async function openBrowserPool(): Promise<BrowserPool> {
  // A separate site, because a program that takes pictures ends with it.
  const [browser, site] = await Promise.all([launchChromium(), startSite({})]);
  /** Idle pages, each in its own profile: two tabs of a window would not both be painted. */
  const idle = new Map<Width, Page[]>();
  return {
    origin: site.origin,
    withPage: async (width, use) => {
      const page = idle.get(width)?.pop() ?? (await newPage(browser, width));
      await page.setViewportSize({ width, height: heights[width] });
      await page.emulateMedia({ colorScheme: 'light' });
      return use(page).finally(() => {
        idle.set(width, [...(idle.get(width) ?? []), page]);
      });
    },
    withFreshPage: async (width, use) => {
      const page = await newPage(browser, width);
      return use(page).finally(() => page.context().close());
    },
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

async function newPage(browser: Browser, width: Width): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    isMobile: width < 768,
    hasTouch: width < 1280,
    reducedMotion: 'reduce',
  });
  await answerConsent(context);
  return context.newPage();
}
