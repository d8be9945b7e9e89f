import { stripVTControlCharacters } from 'node:util';
import type { CommandInput } from './command.ts';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => string;
  /** Minimum width of the column in a narrow terminal; without it the column does not shrink. */
  shrinksTo?: number;
}

/** Pads or cuts a text to `width` columns; a cut text ends in `…`, and no surrogate pair is split. */
export function fitText(text: string, width: number): string {
  if (text.length <= width) return text.padEnd(width);
  return `${text.slice(0, width - 1).replace(/\p{Cs}$/u, ' ')}…`;
}

/** Prints rows as JSON with `--json`, else as a table, or says that there are none. */
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

/** Renders rows as aligned columns; those with `shrinksTo` shrink to fit `columns`, widest first. */
export function renderTable<Row>(
  rows: readonly Row[],
  layout: readonly Column<Row>[],
  columns: number | undefined,
): string {
  const heads = layout.map(({ head }) => head);
  const lines = rows.map((row) => layout.map(({ cell }) => stripControls(cell(row))));
  const widths = heads.map((head, at) =>
    // Without spreading into Math.max: a long list exceeds the number of arguments of a call.
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
    .map((line) => line.map((text, at) => fitText(text, widths[at] ?? 0)).join(gap))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** Removes control characters, so that a stranger's text cannot move the cursor or change a colour. */
export function stripControls(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

/** Returns JSON in which DEL, C1 and format characters are escaped too. */
export function jsonText(value: unknown, indent?: number): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu,
    // A character outside the BMP is two code units (RFC 8259 §7).
    (character) => character.replace(/./gs, escaped),
  );
}
