import { open, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type CsvColumns, csvHead, csvRow, csvSeparators } from '../csv.ts';
import { OwnerError, type OwnerMessage } from '../owner-error.ts';
import type { CommandInput } from './command.ts';
import { jsonText } from './table.ts';

const recordFormats = ['csv', 'jsonl'] as const;

/** The options of commands that export records. */
export const recordOptions = {
  format: recordFormats,
  separator: csvSeparators,
  output: 'FILE',
} as const;

export interface RecordKind<Row> {
  columns: CsvColumns<Row>;
  json: (row: Row) => unknown;
}

/** Writes records as the options say, by default as CSV to stdout; a file must not exist yet. */
export async function writeRecords<Row>(
  { args, terminal, say }: CommandInput,
  { columns, json }: RecordKind<Row>,
  rows: AsyncIterable<Row>,
): Promise<void> {
  const format = args.choice('format', recordFormats) ?? 'csv';
  const separator = args.choice('separator', csvSeparators) ?? ',';
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    if (format === 'csv') yield csvHead(columns, separator);
    for await (const row of rows) {
      count += 1;
      yield format === 'csv' ? csvRow(columns, row, separator) : `${jsonText(json(row))}\n`;
    }
  }
  const path = args.text('output');
  if (path === undefined) {
    for await (const line of lines()) if (!(await terminal.out(line))) return;
    return;
  }
  const where = resolve(path);
  const refuse = (why: OwnerMessage | string) => new OwnerError('cannotWrite', { where, why });
  const made = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw refuse(error.code === 'EEXIST' ? { sentence: 'fileExists' } : error.message);
  });
  try {
    await using file = made;
    await writeFile(file, lines());
  } catch (error) {
    // Removes a partial file, which could be taken for a complete one. A full disk may show only at closing.
    await rm(path, { force: true });
    // An error of the store is not an error of the file.
    throw error instanceof Error && 'syscall' in error ? refuse(error.message) : error;
  }
  terminal.err(`${say('written', { where, n: count })}\n`);
}
