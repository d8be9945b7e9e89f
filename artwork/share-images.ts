/** `npm run artwork:share`: draws the share image of every page in every language. */
import '../build/explain-errors.ts';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';
import { answerHelp } from '../build/answer-help.ts';
import { launchChromium } from '../build/chromium.ts';
import { loadSite, siteFolder } from '../src/content/load-site.ts';
import { type Remark, SiteError, sayRemark } from '../src/content/remark.ts';
import { shareImageSize } from '../src/head/page-head.ts';
import { cardContent } from './share/card-content.ts';
import { fitText } from './share/fit-text.ts';
import {
  removeOrphans,
  shareFolder,
  shareImages,
  shareImagesToDraw,
  writeShareImage,
} from './share/share-record.ts';

answerHelp(`npm run artwork:share [-- NAME] draws the share image of every page in every language into
public/images/share/ of the site folder, or only those with NAME in their path. An image made by hand is
replaced only if NAME names it. Run it after a change of the name, a title, a cover, the mark or the
colours: npm run check:launch finds outdated images with share-images.json in the site folder.`);

const maxBytes = 150_000;
/** Palette sizes, tried in this order until the file is small enough. */
const palettes = [256, 160, 96, 64, 48];

const folder = siteFolder();
const images = shareFolder(folder);
const { site } = loadSite(folder);
const [only = ''] = process.argv.slice(2);
const { draw, leftAlone } = shareImagesToDraw(only, site, folder);
if (only !== '' && draw.length === 0) {
  const files = shareImages(site).map(({ file }) => file);
  const values = { name: only, files: files.join(', ') };
  throw new SiteError([{ sentence: 'noShareImage', values }]);
}
for (const file of leftAlone) say('imageKept', file);

const vite = await createServer({
  configFile: false,
  cacheDir: '.cache/artwork',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
  // The site folder and its fonts may be outside the project.
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { strict: false } },
  appType: 'custom',
});
await vite.listen();
const address = vite.httpServer?.address();
if (!address || typeof address === 'string') throw new Error('The artwork server has no port.');
const url = `http://127.0.0.1:${address.port}/card`;
const { shareDocument } = (await vite.ssrLoadModule(
  '/artwork/share/share-document.tsx',
)) as typeof import('./share/share-document.tsx');
const theme = await readTheme();
const browser = await launchChromium();
const context = await browser.newContext({
  viewport: shareImageSize,
  reducedMotion: 'reduce',
  colorScheme: 'light',
});

mkdirSync(images, { recursive: true });
for (const image of draw) {
  const path = `${images}/${image.file}`;
  try {
    const content = cardContent(site, image.page, folder);
    const png = await toPalette(await capture(shareDocument(content, image.page.language, theme)));
    writeShareImage(image, png, site, folder);
    console.log(`${path}: ${png.length} bytes`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
await browser.close();
await vite.close();
for (const file of removeOrphans(site, folder)) say('imageRemoved', file);

function say(sentence: Remark['sentence'], file: string): void {
  const values = { file: `${images}/${file}` };
  console.log(sayRemark({ sentence, values }, site.facts.ownerLanguage));
}

/** Reads the site's own styles, with the URLs of their fonts. */
async function readTheme(): Promise<string> {
  const file = resolve(folder, 'theme.css');
  if (!existsSync(file)) return '';
  const { default: css } = await vite.ssrLoadModule(`/@fs/${file.replace(/^\//, '')}?inline`);
  return css;
}

async function capture(html: string): Promise<Buffer> {
  const tab = await context.newPage();
  await tab.route(url, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await tab.goto(url, { waitUntil: 'networkidle' });
  await tab.evaluate(() => document.fonts.ready);
  await tab.evaluate(fitText);
  const png = await tab.screenshot();
  await tab.close();
  return png;
}

/** Encodes the picture with as many colours as the size limit allows. */
async function toPalette(png: Buffer): Promise<Buffer> {
  for (const colours of palettes) {
    const small = await sharp(png)
      .png({ palette: true, colours, dither: 0.6, effort: 10 })
      .toBuffer();
    if (small.length <= maxBytes) return small;
  }
  const values = { n: maxBytes };
  throw new SiteError([{ sentence: 'imageTooLarge', values }], site.facts.ownerLanguage);
}
