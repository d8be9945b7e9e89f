import Color from 'colorjs.io';
import type { Remark } from './remark.ts';
import { type Colour, type Palette, paletteTokens } from './theme.ts';

/** Minimum contrast by WCAG 2.2: of text (1.4.3), and of controls and graphics (1.4.11). */
const text = 4.5;
const shape = 3;

/** Foreground, background, and the contrast that the pair needs. */
const pairs: readonly (readonly [Colour, Colour, number])[] = [
  ['ink', 'paper', text],
  ['ink', 'paperDeep', text],
  ['inkSoft', 'paper', text],
  ['inkSoft', 'paperDeep', text],
  ['accentText', 'paper', text],
  ['accentText', 'paperDeep', text],
  ['danger', 'paper', text],
  ['onAccent', 'accent', text],
  ['nightInk', 'night', text],
  ['nightSoft', 'night', text],
  // Borders of controls, and the focus ring.
  ['lineStrong', 'paper', shape],
  ['lineStrong', 'paperDeep', shape],
  ['accent', 'night', shape],
];

/** A remark for each pair of a site's colours with too little contrast, with a colour that has enough. */
export function findFaintColours(palette: Palette, folder: string): readonly Remark[] {
  const file = `${folder}/theme.css`;
  return pairs.flatMap(([inFront, behind, least]) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const colour = palette[inFront][scheme];
      const back = palette[behind][scheme];
      const ratio = contrast(colour, back);
      if (ratio >= least) return [];
      const [front, ground] = [paletteTokens[inFront], paletteTokens[behind]];
      const better = nearestThatDoes(colour, back, least);
      const values = { file, front, ground, ratio: ratio.toFixed(2), least, better, colour };
      return { sentence: scheme === 'light' ? 'faintInLight' : 'faintInDark', values } as const;
    }),
  );
}

function contrast(one: string, other: string): number {
  return new Color(one).contrast(other, 'WCAG21');
}

/** The nearest lightness of the same hue that has enough contrast. */
function nearestThatDoes(front: string, ground: string, least: number): string {
  const [lightness, ...hue] = new Color(front).to('oklch').coords;
  const distance = (other: number) => Math.abs(other - (lightness ?? 0));
  const others = Array.from({ length: 201 }, (_, step) => step / 200);
  const colours = others
    .toSorted((one, other) => distance(one) - distance(other))
    .map((other) => new Color('oklch', [other, ...hue]).to('srgb').toGamut({ space: 'srgb' }))
    .map((colour) => colour.toString({ format: 'hex', collapse: false }));
  // Black or white always has enough contrast, and both are on the scale.
  return colours.find((hex) => contrast(hex, ground) >= least) ?? '#000000';
}
