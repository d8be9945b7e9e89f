import { dirname, join } from 'node:path';
import { CssSyntaxError, parse } from 'postcss';
import type { SiteFiles } from './site-files.ts';
import { addressesIn } from './theme.ts';

/**
 * Reads a stylesheet of the site; empty if there is none. Adds faults to `files` if it is invalid CSS, and for each
 * file that it refers to, if that is missing or on another host, from which the pages' security policy lets them
 * load nothing.
 */
export function readStyles(files: SiteFiles, sheet: string, domain: string): string {
  const css = files.has(sheet) ? files.text(sheet) : undefined;
  if (css === undefined) return '';
  // The build itself would not fail.
  for (const address of addressesIn(css)) {
    if (/^(?:https?:)?\/\//i.test(address)) {
      const host = URL.parse(address, 'https://x')?.hostname;
      if (host !== domain) files.fault('foreignFile', sheet, { address });
    } else if (!/^(?:[/?#]|[a-z]+:|$)/i.test(address)) {
      const file = join(dirname(sheet), address.replace(/[?#].*/, ''));
      if (!files.has(file)) files.fault('fileMissing', file);
    }
  }
  try {
    parse(css);
    return css;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    // The build would report a position in the bundled styles, without a file name.
    const { reason: why, line = 1, column = 1 } = error;
    files.fault('notCss', sheet, { why, line, column });
    return '';
  }
}
