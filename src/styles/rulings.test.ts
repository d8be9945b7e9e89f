import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rulings = globSync('src/**/*.css').flatMap(
  (file) => readFileSync(file, 'utf8').match(/repeating-\w+-gradient\([^;]*?,/g) ?? [],
);

test('repeating gradients are in sRGB', () => {
  // The default for these colours is OKLab, in which Firefox 153 widens a thin line of a repeating
  // gradient to a block: the hero's calendar was grey except for the corners of its cells.
  expect(rulings).not.toEqual([]);
  for (const ruling of rulings) expect(ruling).toContain('in srgb,');
});
