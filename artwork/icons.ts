/**
 * `npm run artwork:icons`: makes the site's icons of `mark.svg` in the site folder. Where tabs are small
 * and the mark has fine parts, `mark-small.svg` beside it takes its place below 32 pixels.
 */
import '../build/explain-errors.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { loadSite, siteFolder } from '../src/content/load-site.ts';
import { drawFavicon } from './favicon.ts';
import { paintMark, placeMark } from './mark.ts';

const { site } = loadSite();
const { mark, palette } = site;
const { ink, accent, paper } = palette;

/** The mark on paper, its longer side at most `longer` pixels. */
async function drawIcon(size: number, longer: number, radius = 0): Promise<Buffer> {
  const drawing = paintMark(placeMark(mark, size, longer), {
    text: ink.light,
    accent: accent.light,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${paper.light}"/>${drawing}</svg>`;
  return await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}

/** A picture of `size` pixels a side, at most 255, as the one entry of an icon file. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function write(name: string, content: string | Buffer): void {
  const folder = `${siteFolder()}/public`;
  const file = `${folder}/${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, content);
  console.log(`${file}: ${content.length} bytes`);
}

write('favicon.svg', drawFavicon(site, siteFolder()));
// Asked for by itself where a browser draws no SVG as an icon, as Safari does not.
write('favicon.ico', asIco(await drawIcon(32, 30, 4), 32));
write('apple-touch-icon.png', await drawIcon(180, 116));
write('icon-512.png', await drawIcon(512, 348, 64));
// Maskable: nothing outside the circle of 80 % of the side is sure to be seen, and the corners of a
// square of 290 pixels lie on it.
write('icon-maskable-512.png', await drawIcon(512, 290));
