import { expect, test } from 'vitest';
import { type LinearRgb, schemesOf } from './testing/token-colours.ts';

/** Relative luminance (WCAG 2.2). */
function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: LinearRgb, other: LinearRgb): number {
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
  const inFront = schemesOf(front);
  const behind = schemesOf(ground);
  expect(contrast(inFront.light, behind.light), 'light').toBeGreaterThanOrEqual(least);
  expect(contrast(inFront.dark, behind.dark), 'dark').toBeGreaterThanOrEqual(least);
});
