import { SiteError } from './remark.ts';

/**
 * The site's mark: an SVG with a `viewBox`, in which `currentColor` stands for the colour of the text
 * and `var(--accent)` for the accent. Other colours stay as they are everywhere.
 */
export interface Mark {
  svg: string;
  width: number;
  height: number;
}

/**
 * Reads a mark from the text of its file.
 *
 * @throws SiteError that says what the file must be
 */
export function parseMark(file: string, text: string): Mark {
  // What stands before the drawing, such as <?xml …?>, may not stand inside another.
  const [svg] = /<svg\b[\s\S]*<\/svg>/.exec(text) ?? [];
  if (!svg) throw new SiteError([{ sentence: 'noSvg', values: { file } }]);
  const [, box = ''] = /^<svg\b[^>]*\sviewBox=["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) {
    throw new SiteError([{ sentence: 'noViewBox', values: { file } }]);
  }
  return { svg, width, height };
}
