import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** A token's colour in light and in dark. */
function schemesOf(token: string): [string, string] {
  const value = new RegExp(`--${token}: (.*?);`, 's').exec(css)?.[1] ?? '';
  const [light, dark = light] = [...value.matchAll(/oklch\([^)]*\)/g)].map(([colour]) => colour);
  if (!light || !dark) throw new Error(`--${token} is not in tokens.css as an oklch() colour.`);
  return [light, dark];
}

/** Relative luminance (WCAG 2.2) of an `oklch()` colour (CSS Color 4, 10.2 and its sample code). */
function luminance(colour: string): number {
  const [l = 0, chroma = 0, hue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  const lightness = colour.includes('%') ? l / 100 : l;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const shown = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (shown[0] ?? 0) + 0.7152 * (shown[1] ?? 0) + 0.0722 * (shown[2] ?? 0);
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 2.2: text (1.4.3), and what is not text but has to be seen (1.4.11). */
const text = 4.5;
const shape = 3;

test.each([
  ['ink', 'paper', text],
  ['ink', 'paper-deep', text],
  ['ink-soft', 'paper', text],
  ['ink-soft', 'paper-deep', text],
  ['accent-text', 'paper', text],
  ['accent-text', 'paper-deep', text],
  ['danger', 'paper', text],
  ['on-accent', 'accent', text],
  ['night-ink', 'night', text],
  ['night-soft', 'night', text],
  // Edges of controls, and the ring around what has the focus.
  ['line-strong', 'paper', shape],
  ['line-strong', 'paper-deep', shape],
  ['accent-text', 'night', shape],
] as const)('%s can be told from %s in light and dark', (front, ground, least) => {
  const [light, dark] = schemesOf(front);
  const [lightGround, darkGround] = schemesOf(ground);
  expect(contrast(light, lightGround), 'light').toBeGreaterThanOrEqual(least);
  expect(contrast(dark, darkGround), 'dark').toBeGreaterThanOrEqual(least);
});
