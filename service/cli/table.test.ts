import { expect, test } from 'vitest';
import { jsonText, renderTable } from './table.ts';

const rows = [
  { name: 'Ana', note: 'a rather long note that has no end' },
  { name: 'Conceição', note: 'x' },
];
const layout = [
  { head: 'name', cell: (row: (typeof rows)[number]) => row.name },
  { head: 'note', cell: (row: (typeof rows)[number]) => row.note, shrinksTo: 6 },
];

test('columns line up', () => {
  const lines = renderTable(rows, layout, undefined).trimEnd().split('\n');
  const starts = lines.map((line) => line.search(/note|a rather|x$/));
  expect(starts.filter((_, at) => at !== 1)).toEqual([11, 11, 11]);
});

test('columns shrink in a narrow terminal', () => {
  const lines = renderTable(rows, layout, 24).trimEnd().split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(24);
  expect(lines[2]).toContain('…');
});

test.each([
  ['plain', 'abcdefghij', 'abcdefg…'],
  ['accents', 'ação Conceição', 'ação Co…'],
  ['half an emoji', 'abcdef😀hij', 'abcdef …'],
])('a cut text is as long as fits: %s', (_, text, shown) => {
  const column = { head: 'head', cell: () => text, shrinksTo: 8 };
  const aligned = renderTable([1], [column, column], 18).split('\n')[2];
  expect(aligned).toBe(`${shown}  ${shown}`);
});

test('a list has as many rows as it needs', () => {
  const many = Array.from({ length: 200_000 }, (_, at) => at);
  const table = renderTable(many, [{ head: 'id', cell: String }], 80);
  expect(table.split('\n')).toHaveLength(200_003);
});

test('control and invisible characters are escaped, and parse back unchanged', () => {
  const value = { name: 'Eva\u009b31m\u007f\u202e\u2028\u{e0041}\ud800', 'k\u0085': ['a\u200db'] };
  for (const indent of [undefined, 2]) {
    const text = jsonText(value, indent);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
    expect(JSON.parse(text)).toEqual(value);
  }
});

test('ordinary words are unchanged', () => {
  expect(jsonText({ name: 'João 山田 😀', lines: 'a\nb' })).toBe(
    '{"name":"João 山田 😀","lines":"a\\nb"}',
  );
});
