import { type Mark, readMark } from '../src/content/mark.ts';
import { SiteError } from '../src/content/remark.ts';
import { SiteFiles } from '../src/content/site-files.ts';

/** Reads the optional `mark-small.svg`, for tabs, where the mark is 16 pixels high. */
export function readSmallMark(folder: string): Mark | undefined {
  const files = new SiteFiles(folder);
  const mark = files.has('mark-small.svg') ? readMark(files, 'mark-small.svg') : undefined;
  if (files.faults.length > 0) throw new SiteError(files.faults);
  return mark;
}

/**
 * Returns the mark centred in a square, as a part of another SVG.
 *
 * @param side side of the square
 * @param longer maximum length of the mark's longer side
 */
export function placeMark({ svg, width, height }: Mark, side: number, longer: number): string {
  const fit = longer / Math.max(width, height);
  // At whole and half scales, the mark's straight edges are on whole pixels.
  const scale = fit < 0.5 ? fit : Math.floor(fit * 2) / 2;
  const x = Math.round((side - width * scale) / 2);
  const y = Math.round((side - height * scale) / 2);
  const place = `x="${x}" y="${y}" width="${width * scale}" height="${height * scale}"`;
  return svg.replace(/^<svg\b([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '');
    return `<svg ${place}${kept}>`;
  });
}

/** Returns the mark with literal colours, for programs without CSS variables. */
export function paintMark(svg: string, colours: { text: string; accent: string }): string {
  return svg
    .replaceAll(/var\(--accent(?:,[^)]*)?\)/g, colours.accent)
    .replaceAll(/currentcolor/gi, colours.text);
}
