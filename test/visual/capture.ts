import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { BrowserPool } from './browser-pool.ts';
import { type Frame, type Scheme, schemes } from './frames.ts';
import { settle, wakeIslands } from './settle.ts';

export interface Capture {
  /** Name of the frame and the scheme: `landing.pt-BR.360.dark`. */
  name: string;
  scheme: Scheme;
  /** The picture at full size. */
  png: Buffer;
}

/** Captures the whole page of a frame in both schemes, from one load. */
export function captureScreen(pool: BrowserPool, frame: Frame): Promise<Capture[]> {
  return pool.withPage(frame.width, async (page) => {
    await page.goto(pool.origin + frame.path);
    return captureInBothSchemes(page, frame, captureUnrolled);
  });
}

type Shoot = (page: Page) => Promise<Buffer>;

/** A rectangle of the page, in pixels. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Captures the whole page, or a part of it, in a window as high as the page. The browser's full-page
 * screenshot briefly resizes the window, after which sizes in `vw` and the carousel need time to recover.
 */
async function captureUnrolled(page: Page, part?: Clip): Promise<Buffer> {
  const window = page.viewportSize();
  if (!window) throw new Error('The page has no window of a known size.');
  await wakeIslands(page);
  const height = await page.evaluate(() => {
    for (const strip of document.querySelectorAll<HTMLElement>(
      'main :has(> [data-gallery-track])',
    )) {
      const image = strip.querySelector('img')?.getBoundingClientRect();
      strip.style.setProperty('--strip', `${image?.height}px`);
    }
    // Fixes the height of elements sized by the window, without affecting the grid around them.
    for (const box of document.querySelectorAll<HTMLElement>('main section, main figure')) {
      // Set once, because each measurement rounds, and the page would grow with each picture.
      if (box.style.blockSize) continue;
      box.style.blockSize = getComputedStyle(box).blockSize;
      box.style.minBlockSize = '0';
    }
    // In a window as high as the page nothing is sticky; a separate layer may be a pixel off.
    for (const box of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(box).position === 'sticky') box.style.position = 'static';
    }
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width: window.width, height });
  // Once in view, the team's row is set up, or marked as not turnable.
  await page.waitForFunction(
    () =>
      !document.querySelector('#team') ||
      document.querySelector('#team :is([data-looping], [data-still])'),
  );
  await settle(page);
  const png = await captureSurface(page, part ?? { x: 0, y: 0, width: window.width, height });
  await page.setViewportSize(window);
  return png;
}

/** Takes half the time of page.screenshot(), because it compresses less. */
async function captureSurface(page: Page, clip: Clip): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  await session.detach();
  const png = Buffer.from(data, 'base64');
  const taken = await sharp(png).metadata();
  if (taken.height !== clip.height) {
    throw new Error(`${page.url()} is ${clip.height} px high, its picture ${taken.height}.`);
  }
  return png;
}

/** A common multiple of all downscaling factors (shrinkingOf), in pixels. */
const scrollStep = 12;

/**
 * Captures the viewport, with the scroll position rounded to a step, so that the same rows are merged
 * when the picture is downscaled.
 */
export const captureWindow: Shoot = async (page) => {
  await page.evaluate((step) => {
    scrollTo({ top: Math.floor(scrollY / step) * step, behavior: 'instant' });
  }, scrollStep);
  await settle(page);
  return page.screenshot();
};

/** Captures a part of the page, even if it is higher than the window. */
export function capturePart(selector: string): Shoot {
  return async (page) => {
    // From the top, because the bar would cover the part otherwise.
    await page.evaluate(() => scrollTo(0, 0));
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`There is no ${selector}.`);
    const left = Math.round(box.x);
    const top = Math.round(box.y);
    const width = Math.round(box.x + box.width) - left;
    const height = Math.round(box.y + box.height) - top;
    return captureUnrolled(page, { x: left, y: top, width, height });
  };
}

/** Captures the page's present state in both schemes. */
export async function captureInBothSchemes(
  page: Page,
  frame: Frame,
  shoot: Shoot,
): Promise<Capture[]> {
  const captures: Capture[] = [];
  // Before anything is measured; the capture itself waits for colour transitions.
  await settle(page);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    const png = await shoot(page);
    captures.push({ name: `${frame.name}.${scheme}`, scheme, png });
  }
  return captures;
}
