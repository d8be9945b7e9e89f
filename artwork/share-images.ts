/**
 * `npm run artwork:share [-- NAME]`: captures the share image of every page in both languages
 * into public/images/share/, but one that somebody else made only where NAME names it. Run it after
 * `npm run artwork`, whose covers it shows, and whenever the brand or a title changes: `npm run
 * check:launch` sees from artwork/share/made.json whether it was.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { createServer } from 'vite';
import { shareImageSize } from '../app/head/share-image.ts';
import { launchChromium } from '../build/chromium.ts';
import { cardContent } from './share/card-content.ts';
import {
  recordShareImage,
  removeOrphans,
  shareFolders,
  shareImagesToDraw,
} from './share/share-record.ts';

const maxBytes = 150_000;
/** Palette sizes, tried until the file is small enough. */
const palettes = [256, 160, 96, 64, 48];

const [only = ''] = process.argv.slice(2);
const { draw, leftAlone } = shareImagesToDraw(only);
for (const file of leftAlone) {
  console.log(`${shareFolders.images}/${file}: left alone: not drawn here (name it to draw it)`);
}

const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
});
const { shareDocument } = (await vite.ssrLoadModule(
  '/artwork/share/share-document.tsx',
)) as typeof import('./share/share-document.tsx');
const browser = await launchChromium();
const context = await browser.newContext({ viewport: shareImageSize, reducedMotion: 'reduce' });

mkdirSync(shareFolders.images, { recursive: true });
let failed = 0;
for (const { page, language, file } of draw) {
  const path = `${shareFolders.images}/${file}`;
  try {
    const tab = await context.newPage();
    await tab.setContent(shareDocument(await cardContent(page, language), language));
    await tab.evaluate(() => document.fonts.ready);
    const png = await toPalette(await tab.screenshot());
    await tab.close();
    writeFileSync(path, png);
    await recordShareImage(page, language, png);
    console.log(`${path}: ${png.length} bytes`);
  } catch (error) {
    failed += 1;
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
await browser.close();
await vite.close();
for (const file of removeOrphans()) console.log(`${shareFolders.images}/${file}: removed`);
if (failed > 0) process.exitCode = 1;

/** The picture with as many colours as the limit of bytes leaves it. */
async function toPalette(png: Buffer): Promise<Buffer> {
  for (const colours of palettes) {
    const small = await sharp(png)
      .png({ palette: true, colours, dither: 0.6, effort: 10 })
      .toBuffer();
    if (small.length <= maxBytes) return small;
  }
  throw new Error(`Does not fit into ${maxBytes} bytes.`);
}
