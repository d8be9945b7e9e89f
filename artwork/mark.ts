import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, parseMark } from '../src/content/mark.ts';

/**
 * Reads `mark.svg` of a site folder.
 *
 * @throws Error that says what the file must be
 */
export function readMark(folder: string): Mark {
  const file = join(folder, 'mark.svg');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: put the company's mark there, an SVG with a viewBox.`);
  }
  return parseMark(file, readFileSync(file, 'utf8'));
}

/** Reads `mark-small.svg`, which a site may have for tabs, where the mark is 16 pixels high. */
export function readSmallMark(folder: string): Mark | undefined {
  const file = join(folder, 'mark-small.svg');
  return existsSync(file) ? parseMark(file, readFileSync(file, 'utf8')) : undefined;
}

/**
 * The mark in the middle of a square, as a part of another SVG.
 *
 * @param side of the square
 * @param longer how long the mark's longer side may be
 */
export function placeMark({ svg, width, height }: Mark, side: number, longer: number): string {
  const fit = longer / Math.max(width, height);
  // At whole and half scales the straight edges of a mark fall on whole pixels.
  const scale = fit < 0.5 ? fit : Math.floor(fit * 2) / 2;
  const x = Math.round((side - width * scale) / 2);
  const y = Math.round((side - height * scale) / 2);
  const place = `x="${x}" y="${y}" width="${width * scale}" height="${height * scale}"`;
  return svg.replace(/^<svg\b([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '');
    return `<svg ${place}${kept}>`;
  });
}

/** The mark in colours of its own, for programs that know no variables of CSS. */
export function paintMark(svg: string, colours: { text: string; accent: string }): string {
  return svg
    .replaceAll(/var\(--accent(?:,[^)]*)?\)/g, colours.accent)
    .replaceAll(/currentcolor/gi, colours.text);
}
