import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from './site-files.ts';

/**
 * The site's mark: an SVG with a `viewBox`, in which `currentColor` stands for the colour of the text
 * and `var(--accent)` for the accent. Other colours stay as they are everywhere.
 */
export interface Mark {
  svg: string;
  width: number;
  height: number;
}

/** Whether a file is an SVG: a picture of another format may only be called so. */
export const isDrawing = (path: string): boolean => readFileSync(path, 'latin1').includes('<svg');

/** Reads a mark; undefined, and a fault, where the file is no drawing with a `viewBox`. */
export function readMark(files: SiteFiles, file: string): Mark | undefined {
  // As a text, it would be told that its letters are not UTF-8.
  if (files.has(file) && !isDrawing(join(files.folder, file))) return files.fault('noSvg', file);
  const text = files.text(file);
  if (text === undefined) return undefined;
  // What stands before the drawing, such as <?xml …?>, may not stand inside another.
  const [svg] = /<svg\b[\s\S]*<\/svg>/.exec(text) ?? [];
  if (!svg) return files.fault('noSvg', file);
  // The pages' policy lets no element have one, and the build would not name the file.
  const [style] = /\bstyle\s*=\s*(?:"[^"]*"|'[^']*')/.exec(svg) ?? [];
  if (style) return files.fault('styleAttribute', file, { style });
  const [, box = ''] = /^<svg\b[^>]*\sviewBox=["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { svg, width, height } : files.fault('noViewBox', file);
}
