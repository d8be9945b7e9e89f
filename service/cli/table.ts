import { stripVTControlCharacters } from 'node:util';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => string;
  align?: 'right';
  /** Narrowest width to which the column gives way where the terminal is narrow. */
  shrinksTo?: number;
}

/** Printable ASCII, as most cells are: to ask the segmenter of each would take a long list minutes. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** Nothing that a stranger wrote may move the cursor, ring a bell or change a colour. */
export function printable(text: string): string {
  if (isPlain(text)) return text;
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Columns that a text takes: East Asian and emoji take two. */
export function displayWidth(text: string): number {
  if (isPlain(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

interface Cell {
  text: string;
  /** Columns that it takes. */
  width: number;
}

function measured(text: string): Cell {
  return { text, width: displayWidth(text) };
}

/** As much of a text as fits with the mark that something is missing. */
function cut(text: string, width: number): Cell {
  const room = Math.max(0, width - 1);
  if (isPlain(text)) return { text: `${text.slice(0, room)}…`, width: room + 1 };
  let shown = '';
  let taken = 0;
  for (const { segment } of graphemes.segment(text)) {
    taken += wide.test(segment) ? 2 : 1;
    if (taken > room) break;
    shown += segment;
  }
  return measured(`${shown}…`);
}

/** A text that takes at most so many columns. */
export function shortened(text: string, width: number): string {
  return displayWidth(text) > width ? cut(text, width).text : text;
}

function fill(cell: Cell, width: number, align: 'right' | undefined): string {
  const shown = cell.width > width ? cut(cell.text, width) : cell;
  const space = ' '.repeat(Math.max(0, width - shown.width));
  return align === 'right' ? space + shown.text : shown.text + space;
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
  const heads = layout.map((column) => measured(column.head));
  const cells = rows.map((row) => layout.map((column) => measured(printable(column.cell(row)))));
  // Not by Math.max of them all: a long list is more arguments than a call can have.
  const widths = heads.map((head, at) =>
    cells.reduce((most, line) => Math.max(most, line[at]?.width ?? 0), head.width),
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
  const line = (texts: readonly Cell[]) =>
    layout
      .map((column, at) => fill(texts[at] ?? measured(''), widths[at] ?? 0, column.align))
      .join(gap)
      .trimEnd();
  return `${[
    line(heads),
    line(widths.map((width) => ({ text: '─'.repeat(width), width }))),
    ...cells.map(line),
  ].join('\n')}\n`;
}
