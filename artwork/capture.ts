/**
 * `npm run artwork [-- CASE [FILE]] [-- --force] [-- --png=DIR]`: captures every screen of the cases in a browser
 * and writes AVIF and WebP at the widths of `imageWidths` to public/images/.
 * A screen whose markup and style did not change keeps its files, byte for byte; so does one that is
 * not drawn here (`npm run images -- CASE FILE…`).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { createServer } from 'vite';
import { imageWidths } from '../app/content/image-widths.ts';
import type { Aspect } from '../app/content/project.ts';
import { projects } from '../app/content/projects.ts';
import { launchChromium } from '../build/chromium.ts';
import { type Language, languages } from '../contract/language.ts';
import { canvases } from './case-artwork.ts';
import { writeImage } from './write-image.ts';

const manifestPath = 'artwork/manifest.json';
/** Hash of each screen's document at its last capture. */
const manifestSchema = v.record(v.string(), v.string());
const force = process.argv.includes('--force');
/** `--png=DIR`: also leaves the raw capture there, to look at while designing. */
const pngFolder = process.argv.find((word) => word.startsWith('--png='))?.slice('--png='.length);
const [onlyCase, onlyFile] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

interface Shot {
  project: string;
  file: string;
  aspect: Aspect;
  language: Language;
}

const shots: Shot[] = Object.entries(projects).flatMap(([project, facts]) =>
  facts.gallery.flatMap(({ file, aspect }) =>
    languages.map((language) => ({ project, file, aspect, language })),
  ),
);
const asked = shots.filter(
  ({ project, file }) =>
    (!onlyCase || project === onlyCase) && (!onlyFile || file.startsWith(onlyFile)),
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
const { drawnScreens, renderScreen, renderLogo } = (await vite.ssrLoadModule(
  '/artwork/render-screen.tsx',
)) as typeof import('./render-screen.tsx');

const drawn = new Map<string, readonly string[] | undefined>();
for (const project of new Set(asked.map((shot) => shot.project))) {
  const screens = await drawnScreens(project);
  drawn.set(project, screens);
  if (!screens) console.log(`${project}: left alone, for there is no artwork/cases/${project}/`);
}
const wanted = asked.filter(({ project, file, language }) => {
  const isDrawn = drawn.get(project)?.includes(file) ?? false;
  if (!isDrawn && drawn.get(project)) console.log(`${project}/${file}.${language}: not drawn`);
  return isDrawn;
});

const manifest = readManifest();
const taken: Record<string, string> = {};
const browser = await launchChromium();
const contexts = new Map<Aspect, Awaited<ReturnType<typeof browser.newContext>>>();

let done = 0;
let captured = 0;
for (const { project, file, aspect, language } of wanted) {
  const html = await renderScreen(project, file, language);
  const name = `${file}.${language}`;
  const folder = `public/images/${project}`;
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 16);
  done += 1;
  process.stdout.write(`\r${done}/${wanted.length}  ${project}/${name}\x1b[K`);
  const key = `${project}/${name}`;
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
  if (pngFolder) writeFileSync(`${pngFolder}/${project}-${name}.png`, png);
  mkdirSync(folder, { recursive: true });
  await writeImage(png, `${folder}/${name}`, aspect);
  taken[key] = hash;
  captured += 1;
}
for (const project of new Set(wanted.map((shot) => shot.project))) {
  mkdirSync(`public/images/${project}`, { recursive: true });
  writeFileSync(`public/images/${project}/logo.svg`, `${await renderLogo(project)}\n`);
}
process.stdout.write(`\r${done} screens looked at, ${captured} captured anew.\x1b[K\n`);
// Read again before writing: two partial runs may go on side by side.
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
