/** Spreadsheets take these for UTF-8 with it, and for the machine's old encoding without. */
const byteOrderMark = '\ufeff';

/** What stands between two cells: Excel opens a file in columns by its country's list separator. */
export const csvSeparators = [',', ';'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** Controls but tab and line breaks: no spreadsheet shows them, and a terminal obeys them. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/** What a spreadsheet would run as a formula (OWASP 'CSV injection'), also behind spaces or quotes. */
const formula = /^[\s\p{Cf}"]*[=+\-@\t\r＝＋－＠]/u;

/**
 * Where a formula would begin if the file is read by another separator than it was written with: no
 * cell of a line but the first has its quote at the beginning then, so that a quote guards nothing.
 */
const formulaInside = /[;,\t\r\n](?=[[\s\p{Cf}"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

/**
 * Where a formula could begin, an apostrophe goes in front. Looked for once the controls are gone,
 * for they could hide it from here and not from there. Every cell is quoted (RFC 4180 §2.5–2.7).
 */
function cell(value: string): string {
  const shown = value.replace(controls, '').replace(formulaInside, "$&'");
  const safe = formula.test(shown) ? `'${shown}` : shown;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a CSV file with its end (RFC 4180 §2.1: CRLF). */
export function csvLine(values: readonly string[], separator: CsvSeparator): string {
  return `${values.map(cell).join(separator)}\r\n`;
}

/** Names of the columns with what stands in their cells. */
export type CsvColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => string])[];

/** The first line of a file. */
export function csvHead<Row>(columns: CsvColumns<Row>, separator: CsvSeparator): string {
  const names = columns.map(([name]) => name);
  return byteOrderMark + csvLine(names, separator);
}

export function csvRow<Row>(columns: CsvColumns<Row>, row: Row, separator: CsvSeparator): string {
  const cells = columns.map(([, cell]) => cell(row));
  return csvLine(cells, separator);
}
