import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFolder } from './support/built-site.ts';

/** Compressed. React alone has 56 KB; its edition for developers has 98 KB. */
const mostBytes = 70_000;

test('a visitor gets no script meant for developers', () => {
  const scripts = globSync(`${builtFolder}/assets/*.js.br`);
  const sizes = scripts.map((file) => ({ file, bytes: statSync(file).size }));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
});
