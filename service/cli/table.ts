import { stripVTControlCharacters } from 'node:util';
import type { CommandInput } from './command.ts';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => string;
  /** Narrowest width to which the column gives way where the terminal is narrow. */
  shrinksTo?: number;
}

/** A text in exactly so many columns, with a mark where something is missing; no emoji is cut in two. */
export function fitted(text: string, width: number): string {
  if (text.length <= width) return text.padEnd(width);
  return `${text.slice(0, width - 1).replace(/\p{Cs}$/u, ' ')}…`;
}

/** Prints rows as JSON if that was asked for, else as a table, or says that there are none. */
export async function printRows<Row>(
  { args, terminal }: CommandInput,
  rows: readonly Row[],
  layout: readonly Column<Row>[],
  none: string,
): Promise<void> {
  if (args.flag('json')) await terminal.out(`${jsonText(rows, 2)}\n`);
  else if (rows.length === 0) terminal.err(`${none}\n`);
  else await terminal.out(renderTable(rows, layout, terminal.columns));
}

const gap = '  ';

/** Rows as aligned columns; where `columns` is too small, those that may shrink do, the widest first. */
export function renderTable<Row>(
  rows: readonly Row[],
  layout: readonly Column<Row>[],
  columns: number | undefined,
): string {
  const heads = layout.map(({ head }) => head);
  const lines = rows.map((row) => layout.map(({ cell }) => printable(cell(row))));
  const widths = heads.map((head, at) =>
    // Not by Math.max of them all: a long list is more arguments than a call can have.
    lines.reduce((most, line) => Math.max(most, line[at]?.length ?? 0), head.length),
  );
  const gaps = gap.length * (widths.length - 1);
  for (;;) {
    const total = widths.reduce((sum, width) => sum + width, gaps);
    const spare = layout.map(({ shrinksTo }, at) => (widths[at] ?? 0) - (shrinksTo ?? Infinity));
    const most = Math.max(...spare);
    if (columns === undefined || total <= columns || most <= 0) break;
    const at = spare.indexOf(most);
    widths[at] = (widths[at] ?? 0) - 1;
  }
  const rule = widths.map((width) => '─'.repeat(width));
  return [heads, rule, ...lines]
    .map((line) => line.map((text, at) => fitted(text, widths[at] ?? 0)).join(gap))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** Nothing that a stranger wrote may move the cursor, ring a bell or change a colour. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

/** JSON of the same value, in which DEL, C1 and format characters are escaped too. */
export function jsonText(value: unknown, indent?: number): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu,
    // A character outside the BMP is two code units (RFC 8259 §7).
    (character) => character.replace(/./gs, escaped),
  );
}
