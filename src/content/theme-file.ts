import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CssSyntaxError, parse } from 'postcss';
import type { SiteFiles } from './site-files.ts';
import { addressesIn, readTokens } from './theme.ts';

const engineTokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The custom properties of the engine's tokens and of the site's `theme.css`, if it has one. */
export function siteTokens(folder: string): ReadonlyMap<string, string> {
  const theme = `${folder}/theme.css`;
  const css = existsSync(theme) ? readFileSync(theme, 'utf8') : '';
  return readTokens(engineTokens, ...(findSyntaxError(css) ? [] : [css]));
}

/**
 * Adds faults to `files` if a stylesheet of the site is invalid CSS, and for each file that it refers to, if that is
 * missing or on another host, from which the pages' security policy lets them load nothing.
 */
export function checkStyles(files: SiteFiles, sheet: string, domain: string): void {
  const css = files.has(sheet) ? files.text(sheet) : undefined;
  if (css === undefined) return;
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
  // The build would report a position in the bundled styles, without a file name.
  const { reason: why, line = 1, column = 1 } = findSyntaxError(css) ?? {};
  if (why) files.fault('notCss', sheet, { why, line, column });
}

function findSyntaxError(css: string): CssSyntaxError | undefined {
  try {
    parse(css);
    return undefined;
  } catch (error) {
    if (error instanceof CssSyntaxError) return error;
    throw error;
  }
}
