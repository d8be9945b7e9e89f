import { expect, test } from 'vitest';
import { findFaintColours } from './contrast.ts';
import { readTokens } from './theme.ts';
import { siteTokens } from './theme-file.ts';

const engine = `:root{${[...siteTokens('no-such-folder')]
  .map(([name, value]) => `${name}:${value};`)
  .join('')}}`;

test('the engine’s colours have enough contrast in both schemes', () => {
  expect(findFaintColours(readTokens(engine))).toEqual([]);
});

test('a pair with too little contrast is reported with a colour that has enough', () => {
  const faint = findFaintColours(
    readTokens(engine, ':root{--ink-soft:light-dark(#aaaaaa, #eeeeee)}'),
  );
  expect(faint).toHaveLength(2);
  const values = faint[0]?.values;
  expect(values).toMatchObject({ colour: '#aaaaaa', better: expect.stringMatching(/^#\w{6}$/) });
  const mended = `:root{--ink-soft:light-dark(${values?.['better']}, #eee)}`;
  const left = findFaintColours(readTokens(engine, mended));
  expect(left.filter(({ sentence }) => sentence === 'faintInLight')).toHaveLength(1);
});
