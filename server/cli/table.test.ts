import { expect, test } from 'vitest';
import { displayWidth, renderTable } from './table.ts';

const rows = [
  { name: 'Ana', note: 'a rather long note that has no end' },
  { name: '山田太郎', note: 'x' },
];
const layout = [
  { head: 'name', cell: (row: (typeof rows)[number]) => row.name },
  { head: 'note', cell: (row: (typeof rows)[number]) => row.note, shrinksTo: 6 },
];

test('columns line up, wide letters included', () => {
  const lines = renderTable(rows, layout, undefined).trimEnd().split('\n');
  const starts = lines.map((line) => displayWidth(line.slice(0, line.search(/note|a rather|x$/))));
  expect(starts.filter((_, at) => at !== 1)).toEqual([10, 10, 10]);
});

test('a narrow terminal gets narrow columns', () => {
  const lines = renderTable(rows, layout, 24).trimEnd().split('\n');
  expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(24);
  expect(lines[2]).toContain('…');
});
