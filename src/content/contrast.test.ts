import { expect, test } from 'vitest';
import { findFaintColours } from './contrast.ts';
import { readTokens } from './theme.ts';
import { siteTokens } from './theme-file.ts';

const engine = [...siteTokens('no-such-folder')]
  .map(([name, value]) => `${name}:${value};`)
  .join('');

test('the colours of the engine can be told apart in both schemes', () => {
  expect(findFaintColours(readTokens(engine))).toEqual([]);
});

test('a pair that is hard to read is named with a colour that would do', () => {
  const faint = findFaintColours(
    readTokens(engine, ':root{--ink-soft:light-dark(#aaaaaa, #eeeeee)}'),
  );
  expect(faint).toHaveLength(2);
  const [, better = ''] = /take (#\w{6}) instead of #aaaaaa/.exec(faint[0] ?? '') ?? [];
  expect(
    findFaintColours(readTokens(engine, `:root{--ink-soft:light-dark(${better}, #eee)}`)),
  ).not.toContain(faint[0]);
});
