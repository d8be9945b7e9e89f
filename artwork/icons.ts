/**
 * `npm run artwork:icons`: draws the mark as the site's icons. At 16 px thirty cells would run into
 * one another, so there the icon is the calendar's last corner, whose nine cells fall on whole pixels.
 */

import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { palette } from '../app/styles/palette.ts';
import { calendarPath } from './calendar-path.ts';

const { ink, accent, paper } = palette;

/** The calendar's size in its own units (see `calendarPath`). */
const mark = { width: 58, height: 48 };

/** Three days each of the last three weeks, without the thirtieth. */
const corner = calendarPath(16, 18) + calendarPath(22, 24) + calendarPath(28, 29);
const cornerAt = { x: 30, y: 20 };

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${ink.light}}.lit{fill:${accent.light}}.small{display:none}@media(prefers-color-scheme:dark){path{fill:${ink.dark}}.lit{fill:${accent.dark}}}@media(max-width:31.9px){.small{display:inline}.large{display:none}}</style><g class="large" transform="translate(1 4) scale(.5)"><path d="${calendarPath(1, 29)}"/><path class="lit" d="${calendarPath(30, 30)}"/></g><g class="small" transform="translate(${2 - cornerAt.x} ${2 - cornerAt.y})"><path d="${corner}"/><path class="lit" d="${calendarPath(30, 30)}"/></g></svg>\n`;
writeFileSync('public/favicon.svg', favicon);

/** The mark on paper, centred, `cell` pixels a cell; whole pixels keep every edge sharp. */
async function drawIcon(size: number, cell: number, radius = 0): Promise<Buffer> {
  const scale = cell / 8;
  const left = Math.round((size - mark.width * scale) / 2);
  const top = Math.round((size - mark.height * scale) / 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${paper.light}"/><g transform="translate(${left} ${top}) scale(${scale})"><path d="${calendarPath(1, 29)}" fill="${ink.light}"/><path d="${calendarPath(30, 30)}" fill="${accent.light}"/></g></svg>`;
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

function write(file: string, content: Buffer): void {
  writeFileSync(`public/${file}`, content);
  console.log(`public/${file}: ${content.length} bytes`);
}

// Asked for by itself where a browser draws no SVG as an icon, as Safari does not.
write('favicon.ico', asIco(await drawIcon(32, 4, 4), 32));
write('apple-touch-icon.png', await drawIcon(180, 16));
write('icon-512.png', await drawIcon(512, 48, 64));
// Maskable: nothing outside the circle of 80 % of the side is sure to be seen.
write('icon-maskable-512.png', await drawIcon(512, 40));
