/**
 * `npm run fonts`: subsets the two typefaces to the characters below and to the axes in use, and writes them
 * to src/styles/fonts/. Run it when these change, or for other typefaces, whose packages' files are named
 * below and families in src/styles/fonts.css and tokens.css.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
/** Letters of Portuguese, Spanish, French, Italian and German, which names and other languages use as well. */
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖŒÙÚÛÜàáâãäçèéêëìíîïñòóôõöœùúûüß';
const typographic = '¡¿«»„\u00a0–—‘’“”…·×→←↑↓ªº°§©+−';
const characters = printableAscii + letters + typographic;

async function cut(source: string, target: string, weights: { min: number; max: number }) {
  const font = await subsetFont(readFileSync(`node_modules/${source}`), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(target, font);
  console.log(`${target}: ${font.length} bytes`);
}

await cut(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  'src/styles/fonts/text.woff2',
  { min: 400, max: 700 },
);
await cut(
  '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
  'src/styles/fonts/mono.woff2',
  { min: 500, max: 500 },
);
