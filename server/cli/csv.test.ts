import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('quotes, separators and line breaks survive', () => {
  expect(csvLine(['a "b"', 'c,d', 'e\nf', ''])).toBe('"a ""b""","c,d","e\nf",""\r\n');
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\t=1', '  =1', '\u200b=1', '\u2028=1', '＝1'])(
  '%j does not run in a spreadsheet',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test('what a stranger wrote cannot drive the terminal, nor hide a formula behind it', () => {
  expect(csvLine(['\u0000=cmd', '\u001b\u200b\u0001+1', 'a\u001b[2J\u0007b\u007f\u009b31m'])).toBe(
    '"\'=cmd","\'\u200b+1","a[2Jb31m"\r\n',
  );
});

test('ordinary words stay as they are', () => {
  expect(csvLine(['Ana = Maria', '11987654321'])).toBe('"Ana = Maria","11987654321"\r\n');
});
