import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { AtRule, parse, Rule } from 'postcss';

/** A colour as hex, in the light and in the dark scheme. */
interface SchemeColour {
  light: string;
  dark: string;
}

/** The theme's colours that mails, icons and share cards need, or whose contrast is checked. */
export const paletteTokens = {
  paper: '--paper',
  paperDeep: '--paper-deep',
  hairline: '--hairline',
  lineStrong: '--line-strong',
  ink: '--ink',
  inkSoft: '--ink-soft',
  accent: '--accent',
  accentText: '--accent-text',
  onAccent: '--on-accent',
  danger: '--danger',
  night: '--night',
  nightInk: '--night-ink',
  nightSoft: '--night-soft',
} as const;

export type Colour = keyof typeof paletteTokens;
export type Palette = Readonly<Record<Colour, SchemeColour>>;

const engineTokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '');

/** What a stylesheet loads, except for the packages of an `@import`: the build names missing ones. */
export function addressesIn(css: string): readonly string[] {
  const loaded =
    /(?:@import\s*(?=["'](?:\.|(?:https?:)?\/\/))|url\(\s*)(?:"([^"]*)"|'([^']*)'|([^"')]*))/gi;
  const named = withoutComments(css)
    .replace(/@namespace[^;]*/gi, '')
    .matchAll(loaded);
  return [...named].map(([, double, single, bare = '']) => (double ?? single ?? bare).trim());
}

/**
 * The custom properties that styles set for all of a page and every medium; a later declaration wins, as in
 * CSS. Throws if the styles are invalid CSS.
 */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  parse(css).walkDecls(/^--/, ({ parent: rule, prop, value }) => {
    if (!(rule instanceof Rule)) return;
    if (!rule.selectors.some((one) => one === ':root' || one === 'html')) return;
    const around = rule.parent;
    const isOutermost = !(around?.parent instanceof AtRule);
    if (around instanceof AtRule && !(around.name === 'layer' && isOutermost)) return;
    tokens.set(prop, withoutComments(value).trim());
  });
  return tokens;
}

/**
 * Derives the palette from the site's `theme.css` and the engine's tokens.
 *
 * @param faulty called with the name and value of each token that is no colour
 */
export function readPalette(
  theme: string,
  faulty: (token: string, value: string) => void,
): Palette {
  const tokens = readTokens(`${engineTokens}\n${theme}`);
  const read = (token: string): SchemeColour => {
    const said = tokens.get(token) ?? '';
    const value = resolve(tokens, said);
    const [, light = value, dark = value] =
      /^light-dark\((.*\)|[^,]*),\s*(.*)\)$/.exec(value) ?? [];
    try {
      return { light: asHex(light), dark: asHex(dark) };
    } catch {
      faulty(token, said);
      return { light: '#000000', dark: '#000000' };
    }
  };
  const entries = Object.entries(paletteTokens).map(([name, token]) => [name, read(token)]);
  return Object.fromEntries(entries) as Record<Colour, SchemeColour>;
}

const reference = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** Replaces each `var(--other, fallback)` in a value; returns '' for a cycle. */
function resolve(tokens: ReadonlyMap<string, string>, value: string, depth = 0): string {
  if (depth > 8) return '';
  return value.replace(reference, (_, other: string, fallback = '') =>
    resolve(tokens, tokens.get(other) ?? fallback.trim(), depth + 1),
  );
}

function asHex(colour: string): string {
  return new Color(colour)
    .to('srgb')
    .toGamut({ space: 'srgb', method: 'clip' })
    .toString({ format: 'hex', collapse: false });
}
