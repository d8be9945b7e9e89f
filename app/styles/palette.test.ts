import { expect, test } from 'vitest';
import { palette } from './palette.ts';
import { type LinearRgb, schemesOf } from './testing/token-colours.ts';

/** Channels of 0 to 255 (CSS Color 4, 10.2: gamma encoding of sRGB). */
function channelsOf(colour: LinearRgb): number[] {
  return colour.map((part) =>
    Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)),
  );
}

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

test.each(Object.entries(palette))('%s is the colour of its token', (name, schemes) => {
  const token = schemesOf(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  for (const scheme of ['light', 'dark'] as const) {
    const wanted = channelsOf(token[scheme]);
    const channels = (schemes[scheme].match(/\w{2}/g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    // Browsers round differently.
    const off = wanted.map((channel, at) => Math.abs(channel - (channels[at] ?? Number.NaN)));
    expect(Math.max(...off), `${scheme}: tokens.css has ${hex(wanted)}`).toBeLessThanOrEqual(1);
  }
});
