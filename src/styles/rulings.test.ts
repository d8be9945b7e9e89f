import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rulings = globSync('src/**/*.css').flatMap(
  (file) => readFileSync(file, 'utf8').match(/repeating-\w+-gradient\([^;]*?,/g) ?? [],
);

test('lines are ruled in sRGB', () => {
  // Colours like ours are mixed in OKLab by default, and Firefox 153 then widens a thin line of a
  // repeating gradient to a block: the hero's calendar was grey but for the corners of its cells.
  expect(rulings).not.toEqual([]);
  for (const ruling of rulings) expect(ruling).toContain('in srgb,');
});
