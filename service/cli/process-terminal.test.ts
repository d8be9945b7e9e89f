import { expect, test } from 'vitest';
import { screenOf } from './process-terminal.ts';

const screen = { isTTY: true, columns: 80 };
const pipe = { isTTY: false };

test.each([
  ['a terminal', screen, screen, { columns: 80, watched: true }],
  ['list | cat: every column', screen, pipe, { columns: undefined, watched: true }],
  ['list 2> log: no progress in it', pipe, screen, { columns: 80, watched: false }],
  ['cron', pipe, pipe, { columns: undefined, watched: false }],
  [
    'a terminal without a size',
    screen,
    { isTTY: true, columns: 0 },
    { columns: undefined, watched: true },
  ],
])('%s', (_, stderr, stdout, shown) => {
  expect(screenOf(stdout, stderr)).toEqual(shown);
});
