import { existsSync, readFileSync } from 'node:fs';
import type { Site } from '../src/content/site.ts';
import { placeMark, readSmallMark } from './mark.ts';

/** The start of a generated favicon, which identifies it. */
const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>svg{color:';

/** Draws the favicon, which follows the colour scheme of the browser's tab bar. */
export function drawFavicon({ mark, palette: { ink, accent } }: Site, folder: string): string {
  const small = readSmallMark(folder);
  const schemes = `${ink.light};--accent:${accent.light}}@media(prefers-color-scheme:dark){svg{color:${ink.dark};--accent:${accent.dark}}}`;
  const sizes = small
    ? '.small{display:none}@media(max-width:31.9px){.small{display:inline}.large{display:none}}'
    : '';
  const drawings = small
    ? `<g class="large">${placeMark(mark, 32, 30)}</g><g class="small">${placeMark(small, 32, 30)}</g>`
    : placeMark(mark, 32, 30);
  return `${start}${schemes}${sizes}</style>${drawings}</svg>\n`;
}

/** Whether the icons were drawn from an older mark or older colours; false for ones made by hand. */
export function areIconsStale(site: Site, folder: string): boolean {
  const file = `${folder}/public/favicon.svg`;
  const drawn = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return drawn.startsWith(start) && drawn !== drawFavicon(site, folder);
}
