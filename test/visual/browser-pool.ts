import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { answerConsent } from '../e2e/support/answer-consent.ts';
import { startSite } from '../e2e/support/site.ts';
import type { Width } from './frames.ts';

/** A browser and the built site, for whoever needs pictures or measures of it. */
export interface BrowserPool {
  origin: string;
  /** Lends a page of that width, in a profile that others had before: with its cache. */
  withPage: <T>(width: Width, use: (page: Page) => Promise<T>) => Promise<T>;
  /** Lends a page of a profile of its own, for what leaves something behind in it. */
  withFreshPage: <T>(width: Width, use: (page: Page) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

const heights: Record<Width, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

export async function openBrowserPool(): Promise<BrowserPool> {
  const [browser, site] = await Promise.all([launchChromium(), startSite()]);
  /** Profiles with no page open. Two pages in one would be tabs of a window, and one of them unpainted. */
  const idle = new Map<Width, BrowserContext[]>();
  return {
    origin: site.origin,
    withPage: async (width, use) => {
      const context = idle.get(width)?.pop() ?? (await newContext(browser, width));
      return lend(context, use).finally(() => {
        idle.set(width, [...(idle.get(width) ?? []), context]);
      });
    },
    withFreshPage: async (width, use) => {
      const context = await newContext(browser, width);
      return lend(context, use).finally(() => context.close());
    },
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

async function newContext(browser: Browser, width: Width): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    isMobile: width < 768,
    hasTouch: width < 1280,
    reducedMotion: 'reduce',
  });
  await answerConsent(context);
  return context;
}

async function lend<T>(context: BrowserContext, use: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}
