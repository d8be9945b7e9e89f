/** Spreadsheets take these for UTF-8 with it, and for the machine's old encoding without. */
export const byteOrderMark = '\ufeff';

/**
 * A cell that a spreadsheet would run as a formula (OWASP 'CSV injection': `=`, `+`, `-`, `@`, tab
 * and return, also behind spaces and in full width) gets an apostrophe in front. Every cell is
 * quoted (RFC 4180 §2.5–2.7).
 */
function cell(value: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a CSV file with its end (RFC 4180 §2.1: CRLF). */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
