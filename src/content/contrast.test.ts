import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFaintColours } from './contrast.ts';

function findIn(theme: string) {
  const folder = mkdtempSync(join(tmpdir(), 'contrast-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'theme.css'), theme);
  return findFaintColours(folder);
}

test('the engine’s colours have enough contrast in both schemes', () => {
  expect(findFaintColours('no-such-folder')).toEqual([]);
});

test('a pair with too little contrast is reported with a colour that has enough', () => {
  const faint = findIn(':root{--ink-soft:light-dark(#aaaaaa, #eeeeee)}');
  expect(faint).toHaveLength(2);
  const values = faint[0]?.values;
  expect(values).toMatchObject({ colour: '#aaaaaa', better: expect.stringMatching(/^#\w{6}$/) });
  const left = findIn(`:root{--ink-soft:light-dark(${values?.['better']}, #eee)}`);
  expect(left.filter(({ sentence }) => sentence === 'faintInLight')).toHaveLength(1);
});
