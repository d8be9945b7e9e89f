/** With it spreadsheets read UTF-8, without it the machine's old encoding. */
const byteOrderMark = '\ufeff';

/** Cell separators: Excel expects its country's list separator. */
export const csvSeparators = [',', ';'] as const;
type CsvSeparator = (typeof csvSeparators)[number];

/** Control characters except tab and line breaks: spreadsheets do not show them, and terminals obey them. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/** Text that a spreadsheet would run as a formula (OWASP 'CSV injection'), also after spaces or quotes. */
const formula = /^[\s\p{Cf}"]*[=+\-@\t\r＝＋－＠]/u;

/**
 * Where a formula would begin if the file is read with another separator than it was written with: then a
 * cell need not begin with its quote, so the quote protects nothing.
 */
const formulaInside = /[;,\t\r\n](?=[[\s\p{Cf}"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

/**
 * Escapes a cell with an apostrophe before possible formulas. Control characters are removed first, because
 * they could hide a formula from the check only. Every cell is quoted (RFC 4180 §2.5–2.7).
 */
function cell(value: string): string {
  const shown = value.replace(controls, '').replace(formulaInside, "$&'");
  const safe = formula.test(shown) ? `'${shown}` : shown;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns one line of a CSV file with its line break (RFC 4180 §2.1: CRLF). */
export function csvLine(values: readonly string[], separator: CsvSeparator): string {
  return `${values.map(cell).join(separator)}\r\n`;
}

/** Names of the columns, with functions for their cells. */
export type CsvColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => string])[];

/** Returns the first line of a file. */
export function csvHead<Row>(columns: CsvColumns<Row>, separator: CsvSeparator): string {
  const names = columns.map(([name]) => name);
  return byteOrderMark + csvLine(names, separator);
}

export function csvRow<Row>(columns: CsvColumns<Row>, row: Row, separator: CsvSeparator): string {
  const cells = columns.map(([, cell]) => cell(row));
  return csvLine(cells, separator);
}
