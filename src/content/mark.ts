import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from './site-files.ts';

/**
 * The site's mark: an SVG with a `viewBox`, in which `currentColor` is the text colour and `var(--accent)`
 * the accent. Other colours are used as they are.
 */
export interface Mark {
  svg: string;
  width: number;
  height: number;
}

/** Whether a file contains an SVG: its name may be wrong. */
export const isDrawing = (path: string): boolean => readFileSync(path, 'latin1').includes('<svg');

/** Reads a mark; adds a fault and returns undefined if the file is no SVG with a `viewBox`. */
export function readMark(files: SiteFiles, file: string): Mark | undefined {
  // Checked first: reading a bitmap as text would report a wrong encoding instead.
  if (files.has(file) && !isDrawing(join(files.folder, file))) return files.fault('noSvg', file);
  const text = files.text(file);
  if (text === undefined) return undefined;
  // Anything before the `svg` element, such as <?xml …?>, must not be embedded in HTML. CDATA marks, which
  // CorelDRAW writes, are removed, because browsers hash styles for the security policy without them.
  const [svg] = /<svg\b[\s\S]*<\/svg>/.exec(text.replaceAll(/<!\[CDATA\[|\]\]>/g, '')) ?? [];
  if (!svg) return files.fault('noSvg', file);
  // The pages' security policy forbids style attributes, and the build would not name the file.
  const [style] = /(?<=\s)style\s*=\s*(?:"[^"]*"|'[^']*')/.exec(svg) ?? [];
  if (style) return files.fault('styleAttribute', file, { style });
  const [, box = ''] = /^<svg\b[^>]*\sviewBox=["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { svg, width, height } : files.fault('noViewBox', file);
}
