import Color from 'colorjs.io';

/** A colour as hex, in the light and in the dark scheme. */
export interface SchemeColour {
  light: string;
  dark: string;
}

/** The colours that mails, icons and share cards need too, which no stylesheet reaches. */
const paletteTokens = {
  paper: '--paper',
  paperDeep: '--paper-deep',
  hairline: '--hairline',
  lineStrong: '--line-strong',
  ink: '--ink',
  inkSoft: '--ink-soft',
  accent: '--accent',
  accentText: '--accent-text',
  onAccent: '--on-accent',
} as const;

/** Those that only stylesheets use, but whose contrast is checked. */
const otherTokens = ['--danger', '--night', '--night-ink', '--night-soft'] as const;

export type ColourToken =
  | (typeof paletteTokens)[keyof typeof paletteTokens]
  | (typeof otherTokens)[number];

export type Palette = Readonly<Record<keyof typeof paletteTokens, SchemeColour>>;

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '');

/** The files that a stylesheet names relative to its own place; none of what a `data:` address holds. */
export function readFileNames(css: string): readonly string[] {
  const named = withoutComments(css).matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/g);
  return [...named]
    .map(([, double, single, bare = '']) => (double ?? single ?? bare).trim().replace(/[?#].*/, ''))
    .filter((file) => file !== '' && !/^(?:\/|[a-z]+:)/i.test(file));
}

/**
 * The custom properties of stylesheets; a later declaration wins, as it does on the page.
 *
 * @param sheets the engine's tokens, then the site's `theme.css`
 */
export function readTokens(...sheets: readonly string[]): ReadonlyMap<string, string> {
  const declared = withoutComments(sheets.join('\n')).matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g);
  return new Map([...declared].map(([, name = '', value = '']) => [name, value.trim()]));
}

/**
 * Derives the palette from the tokens.
 *
 * @param faulty is told of each token that is no colour, those outside the palette too, and what it is
 */
export function readPalette(
  tokens: ReadonlyMap<string, string>,
  faulty: (token: string, value: string) => void,
): Palette {
  const read = (token: ColourToken): SchemeColour => {
    try {
      return readColour(tokens, token);
    } catch {
      faulty(token, tokens.get(token) ?? '');
      return { light: '#000000', dark: '#000000' };
    }
  };
  const entries = Object.entries(paletteTokens).map(([name, token]) => [name, read(token)]);
  for (const token of otherTokens) read(token);
  return Object.fromEntries(entries) as Record<keyof typeof paletteTokens, SchemeColour>;
}

/** A token's colour in both schemes. Throws where it is none. */
export function readColour(tokens: ReadonlyMap<string, string>, token: ColourToken): SchemeColour {
  const value = resolve(tokens, tokens.get(token) ?? '');
  const [, light = value, dark = value] = /^light-dark\((.*\)|[^,]*),\s*(.*)\)$/.exec(value) ?? [];
  return { light: asHex(light), dark: asHex(dark) };
}

const reference = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** A value with each `var(--other, fallback)` replaced; a cycle ends as no colour. */
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
