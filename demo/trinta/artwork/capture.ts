/**
 * `npm run artwork [-- CASE [FILE]] [-- --force] [-- --png=DIR]`: captures every screen of the demo's
 * cases in a browser and writes AVIF and WebP at the widths of `imageWidths` to
 * demo/trinta/public/images/. A screen whose markup and style did not change keeps its files.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { createServer } from 'vite';
import { writeImages } from '../../../artwork/write-image.ts';
import { launchChromium } from '../../../build/chromium.ts';
import type { Aspect } from '../../../src/content/case.ts';
import { imageWidths } from '../../../src/content/image-widths.ts';
import { loadSite } from '../../../src/content/load-site.ts';
import { canvases } from './case-artwork.ts';
import { type Language, languages } from './language.ts';

const demo = 'demo/trinta';
const manifestPath = `${demo}/artwork/manifest.json`;
/** Hash of each screen's document at its last capture. */
const manifestSchema = v.record(v.string(), v.string());
const force = process.argv.includes('--force');
/** `--png=DIR`: also leaves the raw capture there, to look at while designing. */
const pngFolder = process.argv.find((word) => word.startsWith('--png='))?.slice('--png='.length);
const [onlyCase, onlyFile] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

interface Shot {
  id: string;
  file: string;
  aspect: Aspect;
  language: Language;
}

const shots: Shot[] = Object.entries(loadSite(demo).site.cases).flatMap(([id, { gallery }]) =>
  gallery.flatMap(({ file, aspect }) =>
    languages.map((language) => ({ id, file, aspect, language })),
  ),
);
const wanted = shots.filter(
  ({ id, file }) => (!onlyCase || id === onlyCase) && (!onlyFile || file.startsWith(onlyFile)),
);

const vite = await createServer({
  configFile: false,
  cacheDir: '.cache/artwork',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  appType: 'custom',
});
await vite.listen();
const address = vite.httpServer?.address();
if (!address || typeof address === 'string') throw new Error('The artwork server has no port.');
const origin = `http://127.0.0.1:${address.port}`;
const { renderScreen, renderLogo } = (await vite.ssrLoadModule(
  `/${demo}/artwork/render-screen.tsx`,
)) as typeof import('./render-screen.tsx');

const manifest = readManifest();
const taken: Record<string, string> = {};
const browser = await launchChromium();
const contexts = new Map<Aspect, Awaited<ReturnType<typeof browser.newContext>>>();

let done = 0;
let captured = 0;
for (const { id, file, aspect, language } of wanted) {
  const html = await renderScreen(id, file, language);
  const name = `${file}.${language}`;
  const folder = `${demo}/public/images/${id}`;
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 16);
  done += 1;
  process.stdout.write(`\r${done}/${wanted.length}  ${id}/${name}\x1b[K`);
  const key = `${id}/${name}`;
  if (
    !force &&
    !pngFolder &&
    manifest[key] === hash &&
    imageWidths[aspect].every((width) => existsSync(`${folder}/${name}-${width}.avif`))
  ) {
    continue;
  }
  const { width, height, scale } = canvases[aspect];
  let context = contexts.get(aspect);
  if (!context) {
    context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    });
    contexts.set(aspect, context);
  }
  const page = await context.newPage();
  await page.route(`${origin}/shot`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(`${origin}/shot`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  if (pngFolder) writeFileSync(`${pngFolder}/${id}-${name}.png`, png);
  await writeImages(png, [`${folder}/${name}`], aspect);
  taken[key] = hash;
  captured += 1;
}
for (const id of new Set(wanted.map((shot) => shot.id))) {
  writeFileSync(`${demo}/public/images/${id}/logo.svg`, `${await renderLogo(id)}\n`);
}
process.stdout.write(`\r${done} screens looked at, ${captured} captured anew.\x1b[K\n`);
// Read again before writing, because two partial runs may be concurrent.
const merged = Object.entries({ ...readManifest(), ...taken }).sort(([a], [b]) =>
  a.localeCompare(b),
);
writeFileSync(manifestPath, `${JSON.stringify(Object.fromEntries(merged), null, 2)}\n`);
await browser.close();
await vite.close();

function readManifest(): v.InferOutput<typeof manifestSchema> {
  return existsSync(manifestPath)
    ? v.parse(manifestSchema, JSON.parse(readFileSync(manifestPath, 'utf8')))
    : {};
}
