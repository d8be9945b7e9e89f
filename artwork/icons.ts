/**
 * `npm run artwork:icons`: draws the mark as the site's icons. At 16 px thirty cells would run into
 * one another, so there the icon is the calendar's last corner, whose nine cells fall on whole pixels.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { calendarPath } from './calendar-path.ts';

const ink = '#1f1813';
const inkOnDark = '#f0ece5';
const lit = '#f14725';
const litOnDark = '#fa5d36';
const paper = '#f7f4ec';

/** The calendar's size in its own units (see `calendarPath`). */
const mark = { width: 58, height: 48 };

/** Three days each of the last three weeks, without the thirtieth. */
const corner = calendarPath(16, 18) + calendarPath(22, 24) + calendarPath(28, 29);
const cornerAt = { x: 30, y: 20 };

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${ink}}.lit{fill:${lit}}.small{display:none}@media(prefers-color-scheme:dark){path{fill:${inkOnDark}}.lit{fill:${litOnDark}}}@media(max-width:31.9px){.small{display:inline}.large{display:none}}</style><g class="large" transform="translate(1 4) scale(.5)"><path d="${calendarPath(1, 29)}"/><path class="lit" d="${calendarPath(30, 30)}"/></g><g class="small" transform="translate(${2 - cornerAt.x} ${2 - cornerAt.y})"><path d="${corner}"/><path class="lit" d="${calendarPath(30, 30)}"/></g></svg>\n`;
writeFileSync('public/favicon.svg', favicon);

/** The mark on paper, centred, `cell` pixels a cell; whole pixels keep every edge sharp. */
async function writeIcon(file: string, size: number, cell: number, radius = 0): Promise<void> {
  const scale = cell / 8;
  const left = Math.round((size - mark.width * scale) / 2);
  const top = Math.round((size - mark.height * scale) / 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${paper}"/><g transform="translate(${left} ${top}) scale(${scale})"><path d="${calendarPath(1, 29)}" fill="${ink}"/><path d="${calendarPath(30, 30)}" fill="${lit}"/></g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
  writeFileSync(`public/${file}`, png);
  console.log(`public/${file}: ${png.length} bytes`);
}

await writeIcon('apple-touch-icon.png', 180, 16);
await writeIcon('icon-512.png', 512, 48, 64);
// Maskable: nothing outside the circle of 80 % of the side is sure to be seen.
await writeIcon('icon-maskable-512.png', 512, 40);
