import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { BrowserPool } from './browser-pool.ts';
import { type Frame, type Scheme, schemes } from './frames.ts';
import { settle, wakeIslands } from './settle.ts';

export interface Capture {
  /** Name of the frame and the scheme: `landing.pt-BR.360.dark`. */
  name: string;
  scheme: Scheme;
  /** At full size. */
  png: Buffer;
}

/** The whole page of a frame in both schemes, from one load. */
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
 * The whole page, or a part of it, through a window as high as the page: the browser's own way shrinks
 * the window to a point on the way, which sizes in `vw` and the carousel survive only a moment after the
 * picture.
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
    // What is a part of the window high stays as it is; the grid around it is none the wiser.
    for (const box of document.querySelectorAll<HTMLElement>('main section, main figure')) {
      // Kept once: each reading rounds, and a page would grow from one picture to the next.
      if (box.style.blockSize) continue;
      box.style.blockSize = getComputedStyle(box).blockSize;
      box.style.minBlockSize = '0';
    }
    // Nothing sticks in a window as high as the page; a layer of its own may be drawn a pixel off.
    for (const box of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(box).position === 'sticky') box.style.position = 'static';
    }
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width: window.width, height });
  // In view, the team's row begins to turn, or says that there is nothing to turn.
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

/** Half the time of page.screenshot(), for it packs the picture less tightly. */
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

/** A multiple of all by which pictures are kept smaller (shrinkingOf), in pixels. */
const scrollStep = 12;

/**
 * The window where it is scrolled to, to the next step: which rows of the page fall together in the
 * smaller picture must not depend on a pixel of scrolling.
 */
export const captureWindow: Shoot = async (page) => {
  await page.evaluate((step) => {
    scrollTo({ top: Math.floor(scrollY / step) * step, behavior: 'instant' });
  }, scrollStep);
  await settle(page);
  return page.screenshot();
};

/** A part of the page, where it is longer than the window, too. */
export function capturePart(selector: string): Shoot {
  return async (page) => {
    // From the top, or the bar would lie over the part.
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

/** What the page shows now, in both schemes. */
export async function captureInBothSchemes(
  page: Page,
  frame: Frame,
  shoot: Shoot,
): Promise<Capture[]> {
  const captures: Capture[] = [];
  // Before anything is measured; who takes the picture waits for the colours.
  await settle(page);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    const png = await shoot(page);
    captures.push({ name: `${frame.name}.${scheme}`, scheme, png });
  }
  return captures;
}
