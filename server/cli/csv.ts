/** Spreadsheets take these for UTF-8 with it, and for the machine's old encoding without. */
export const byteOrderMark = '\ufeff';

/** Controls but tab and line breaks: no spreadsheet shows them, and a terminal obeys them. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/**
 * A cell that a spreadsheet would run as a formula (OWASP 'CSV injection': `=`, `+`, `-`, `@`, tab
 * and return, also behind spaces and in full width) gets an apostrophe in front. Looked for
 * once the controls are gone, for they could hide it from here and not from there. Every cell is
 * quoted (RFC 4180 §2.5–2.7).
 */
function cell(value: string): string {
  const shown = value.replace(controls, '');
  const safe = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(shown) ? `'${shown}` : shown;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a CSV file with its end (RFC 4180 §2.1: CRLF). */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
