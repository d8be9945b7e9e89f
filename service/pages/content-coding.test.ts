import { expect, test } from 'vitest';
import { rankCodings } from './content-coding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['GZIP;Q=0.5, br;q=0.1', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['identity;q=1, br;q=0.2', ['identity', 'br']],
  ['*', ['br', 'zstd', 'gzip', 'identity']],
  ['br;q=0, *;q=0.5', ['zstd', 'gzip', 'identity']],
  ['identity;q=1, *;q=0', ['identity']],
  ['identity;q=0', []],
  ['*;q=0', []],
  ['gzip;q=nonsense, br;q=7', ['identity']],
  [',;=,,q=1', ['identity']],
])('%s', (header, expected) => {
  expect(rankCodings(header)).toEqual(expected);
  expect(rankCodings(header)).toEqual(expected);
});
