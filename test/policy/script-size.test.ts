import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFolder } from './support/built-site.ts';

/** Limit for a compressed script. React has 56 KB, and its development build 98 KB. */
const mostBytes = 70_000;

test('visitors get React’s production build', () => {
  const scripts = globSync(`${builtFolder}/assets/*.js.br`);
  const sizes = scripts.map((file) => ({ file, bytes: statSync(file).size }));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
});
