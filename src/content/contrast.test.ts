import { expect, test } from 'vitest';
import { findFaintColours } from './contrast.ts';
import { readPalette } from './theme.ts';

const findIn = (theme: string) =>
  findFaintColours(
    readPalette(theme, () => undefined),
    'site',
  );

test('the engine’s colours have enough contrast in both schemes', () => {
  expect(findIn('')).toEqual([]);
});

test('a pair with too little contrast is reported with a colour that has enough', () => {
  const faint = findIn(':root{--ink-soft:light-dark(#aaaaaa, #eeeeee)}');
  expect(faint).toHaveLength(2);
  const values = faint[0]?.values;
  expect(values).toMatchObject({ colour: '#aaaaaa', better: expect.stringMatching(/^#\w{6}$/) });
  const left = findIn(`:root{--ink-soft:light-dark(${values?.['better']}, #eee)}`);
  expect(left.filter(({ sentence }) => sentence === 'faintInLight')).toHaveLength(1);
});
