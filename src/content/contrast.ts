import Color from 'colorjs.io';
import type { Remark } from './remark.ts';
import { type ColourToken, readColour } from './theme.ts';
import { siteTokens } from './theme-file.ts';

/** Minimum contrast by WCAG 2.2: of text (1.4.3), and of controls and graphics (1.4.11). */
const text = 4.5;
const shape = 3;

/** Foreground, background, and the contrast that the pair needs. */
const pairs: readonly (readonly [ColourToken, ColourToken, number])[] = [
  ['--ink', '--paper', text],
  ['--ink', '--paper-deep', text],
  ['--ink-soft', '--paper', text],
  ['--ink-soft', '--paper-deep', text],
  ['--accent-text', '--paper', text],
  ['--accent-text', '--paper-deep', text],
  ['--danger', '--paper', text],
  ['--on-accent', '--accent', text],
  ['--night-ink', '--night', text],
  ['--night-soft', '--night', text],
  // Borders of controls, and the focus ring.
  ['--line-strong', '--paper', shape],
  ['--line-strong', '--paper-deep', shape],
  ['--accent', '--night', shape],
];

/** A remark for each pair of a site's colours with too little contrast, with a colour that has enough. */
export function findFaintColours(folder: string): readonly Remark[] {
  const tokens = siteTokens(folder);
  const file = `${folder}/theme.css`;
  return pairs.flatMap(([front, ground, least]) => {
    const inFront = readColour(tokens, front);
    const behind = readColour(tokens, ground);
    return (['light', 'dark'] as const).flatMap((scheme) => {
      const ratio = contrast(inFront[scheme], behind[scheme]);
      if (ratio >= least) return [];
      const colour = inFront[scheme];
      const better = nearestThatDoes(colour, behind[scheme], least);
      const values = { file, front, ground, ratio: ratio.toFixed(2), least, better, colour };
      return { sentence: scheme === 'light' ? 'faintInLight' : 'faintInDark', values } as const;
    });
  });
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
