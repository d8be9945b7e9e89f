import { stripVTControlCharacters } from 'node:util';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => string;
  align?: 'right';
  /** Narrowest width to which the column gives way where the terminal is narrow. */
  shrinksTo?: number;
}

/** Nothing that a stranger wrote may move the cursor, ring a bell or change a colour. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Columns that a text takes: East Asian and emoji take two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    const wide =
      /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
    width += wide.test(segment) ? 2 : 1;
  }
  return width;
}

function fill(text: string, width: number, align: 'right' | undefined): string {
  let shown = text;
  if (displayWidth(shown) > width) {
    shown = '';
    for (const { segment } of graphemes.segment(text)) {
      if (displayWidth(shown + segment) > width - 1) break;
      shown += segment;
    }
    shown += '…';
  }
  const space = ' '.repeat(Math.max(0, width - displayWidth(shown)));
  return align === 'right' ? space + shown : shown + space;
}

const gap = '  ';

/**
 * Rows as a table of aligned columns. Where `columns` (the terminal's width) is too small, the
 * columns that may shrink do, the widest first; without it nothing is cut.
 */
export function renderTable<Row>(
  rows: readonly Row[],
  layout: readonly Column<Row>[],
  columns: number | undefined,
): string {
  const cells = rows.map((row) => layout.map((column) => printable(column.cell(row))));
  const widths = layout.map((column, at) =>
    Math.max(displayWidth(column.head), ...cells.map((line) => displayWidth(line[at] ?? ''))),
  );
  let excess =
    columns === undefined
      ? 0
      : widths.reduce((sum, width) => sum + width, gap.length * (widths.length - 1)) - columns;
  while (excess > 0) {
    const spare = layout.map((column, at) => (widths[at] ?? 0) - (column.shrinksTo ?? Infinity));
    const most = Math.max(...spare);
    if (most <= 0) break;
    const at = spare.indexOf(most);
    widths[at] = (widths[at] ?? 0) - 1;
    excess -= 1;
  }
  const line = (texts: readonly string[]) =>
    layout
      .map((column, at) => fill(texts[at] ?? '', widths[at] ?? 0, column.align))
      .join(gap)
      .trimEnd();
  return `${[
    line(layout.map((column) => column.head)),
    line(widths.map((width) => '─'.repeat(width))),
    ...cells.map(line),
  ].join('\n')}\n`;
}
