import type { Page, PageScreenshotOptions } from 'playwright-core';
import { type Frame, type Scheme, schemes } from './frames.ts';
import { settle } from './settle.ts';
import type { Studio } from './studio.ts';

export interface Capture {
  /** Name of the frame and the scheme: `landing.pt-BR.360.dark`. */
  name: string;
  scheme: Scheme;
  /** At full size. */
  png: Buffer;
}

/** The whole page of a frame in both schemes, from one load. */
export function captureScreen(studio: Studio, frame: Frame): Promise<Capture[]> {
  return studio.borrow(frame.width, async (page) => {
    await page.goto(studio.origin + frame.path);
    return captureInBothSchemes(page, frame, { fullPage: true });
  });
}

/** What the page shows now, in both schemes. */
export async function captureInBothSchemes(
  page: Page,
  frame: Frame,
  options: PageScreenshotOptions,
): Promise<Capture[]> {
  const captures: Capture[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await settle(page);
    const png = await page.screenshot(options);
    captures.push({ name: `${frame.name}.${scheme}`, scheme, png });
  }
  return captures;
}
