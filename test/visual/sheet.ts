/**
 * `npm run sheet`: draws docs/sheet.webp, every page of the built site in both languages and schemes, on
 * desktop and phone, and docs/landing.webp, the first screen of the landing page.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type BrowserPool, openBrowserPool } from './browser-pool.ts';
import { type Capture, captureScreen, captureWindow } from './capture.ts';
import { screenFrames } from './frames.ts';
import { inParallel } from './in-parallel.ts';
import { settle } from './settle.ts';
import { type SheetPicture, sheetDocument } from './sheet-document.ts';

/** Maximum height of a column, in pixels; a longer page continues in another. */
const highestColumn = 860;
const columnWidths: Record<number, number> = { 1280: 288, 360: 110 };
const largest = { sheet: 1_500_000, landing: 120_000 };

const pool = await openBrowserPool();
const frames = screenFrames.filter(({ width }) => width in columnWidths);
const pictures = new Map<string, SheetPicture>();
let done = 0;

await inParallel(frames, 3, async (frame) => {
  for (const capture of await captureScreen(pool, frame)) {
    pictures.set(capture.name, await toColumns(capture, columnWidths[frame.width] ?? 0));
  }
  done += 1;
  process.stdout.write(`\r${done}/${frames.length}  ${frame.name}\x1b[K`);
});
// In page order, not in the order of completion.
const ordered = frames.flatMap(({ name }) =>
  ['light', 'dark'].flatMap((scheme) => pictures.get(`${name}.${scheme}`) ?? []),
);

await save('docs/sheet.webp', await drawSheet(pool, ordered), largest.sheet);
await save('docs/landing.webp', await captureFirstScreen(pool), largest.landing);
await pool.close();

async function toColumns({ name, png }: Capture, width: number): Promise<SheetPicture> {
  const small = await sharp(png).resize({ width }).png().toBuffer();
  const { height } = await sharp(small).metadata();
  const count = Math.ceil(height / highestColumn);
  const columnHeight = Math.ceil(height / count);
  const tops = Array.from({ length: count }, (_, at) => at * columnHeight);
  const columns = tops.map((top) =>
    sharp(small)
      .extract({ left: 0, top, width, height: Math.min(columnHeight, height - top) })
      .png()
      .toBuffer(),
  );
  return { name, columns: await Promise.all(columns) };
}

function drawSheet({ withFreshPage }: BrowserPool, all: readonly SheetPicture[]): Promise<Buffer> {
  return withFreshPage(1280, async (page) => {
    await page.setViewportSize({ width: 4200, height: 1000 });
    await page.setContent(sheetDocument(all));
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ fullPage: true });
  });
}

function captureFirstScreen({ withFreshPage, origin }: BrowserPool): Promise<Buffer> {
  return withFreshPage(1280, async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(origin);
    await settle(page);
    return captureWindow(page);
  });
}

async function save(path: string, png: Buffer, limit: number): Promise<void> {
  for (let quality = 80; quality > 0; quality -= 8) {
    const webp = await sharp(png).webp({ quality, smartSubsample: true, effort: 5 }).toBuffer();
    if (webp.length > limit) continue;
    writeFileSync(path, webp);
    console.log(`\r${path}: ${Math.round(webp.length / 1000)} KB at quality ${quality}\x1b[K`);
    return;
  }
  throw new Error(`${path} does not fit into ${limit} bytes.`);
}
