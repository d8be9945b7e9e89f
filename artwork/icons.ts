/**
 * `npm run artwork:icons`: draws the site's icons from `mark.svg` in the site folder. For a mark with fine
 * details, an optional `mark-small.svg` is used below 32 pixels.
 */
import '../build/explain-errors.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { loadSite, siteFolder } from '../src/content/load-site.ts';
import { SiteError } from '../src/content/remark.ts';
import { drawFavicon } from './favicon.ts';
import { paintMark, placeMark } from './mark.ts';

const { site } = loadSite();
const { mark, palette } = site;
const { ink, accent, paper } = palette;

/** Draws the mark on the paper colour, its longer side at most `longer` pixels. */
async function drawIcon(size: number, longer: number, radius = 0): Promise<Buffer> {
  const drawing = paintMark(placeMark(mark, size, longer), {
    text: ink.light,
    accent: accent.light,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${paper.light}"/>${drawing}</svg>`;
  const png = sharp(Buffer.from(svg)).png({ palette: true, effort: 10 });
  return await png.toBuffer().catch(() => {
    // Pages show a drawing that is not valid XML, but nothing else does.
    throw new SiteError([{ sentence: 'noPicture', values: { file: `${siteFolder()}/mark.svg` } }]);
  });
}

/** Wraps a square picture of `size` pixels, at most 255, in an ICO file. */
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

// Requested by browsers without SVG favicons, such as Safari.
write('favicon.ico', asIco(await drawIcon(32, 30, 4), 32));
write('apple-touch-icon.png', await drawIcon(180, 116));
write('icon-512.png', await drawIcon(512, 348, 64));
// Maskable: only the circle of 80 % of the side is always visible, which contains a square of 290 pixels.
write('icon-maskable-512.png', await drawIcon(512, 290));
write('favicon.svg', drawFavicon(site, siteFolder()));
