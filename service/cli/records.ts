import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type CsvColumns, csvHead, csvRow, csvSeparators } from '../csv.ts';
import type { Speech } from '../owner-error.ts';
import { UsageError } from './arguments.ts';
import type { CommandInput } from './command.ts';
import { jsonText } from './table.ts';

const recordFormats = ['csv', 'jsonl'] as const;

/** The options of commands that write records for other programs. */
export const recordOptions = {
  format: recordFormats,
  separator: csvSeparators,
  output: 'FILE',
} as const;

export interface RecordKind<Row> {
  columns: CsvColumns<Row>;
  json: (row: Row) => unknown;
}

/** Writes records as the options say, CSV by default; of a file, also says how many it holds. */
export async function writeRecords<Row>(
  { args, terminal, say }: CommandInput,
  { columns, json }: RecordKind<Row>,
  rows: AsyncIterable<Row>,
): Promise<void> {
  const format = args.choice('format', recordFormats) ?? 'csv';
  const chosen = args.choice('separator', csvSeparators);
  if (chosen !== undefined && format === 'jsonl') throw new UsageError(say('separatorOfJson'));
  const separator = chosen ?? ',';
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
  await writePrivateFile(path, lines(), say);
  terminal.err(`${say('written', { where: resolve(path), n: count })}\n`);
}

/** Writes a file that only its owner can read, and that has its name once it is complete. */
export async function writePrivateFile(
  path: string,
  pieces: AsyncIterable<string>,
  say: Speech['say'],
): Promise<void> {
  const refuse = (why: string) => new Error(say('cannotWrite', { where: resolve(path), why }));
  const target = await realpath(path).catch(() => path);
  const there = await stat(target).catch(() => undefined);
  // Renamed over, a device such as /dev/null would be gone.
  if (there && !there.isFile()) throw refuse(say('notRegular'));
  const part = `${target}.part`;
  try {
    // One that lies there already keeps its mode when it is opened, or leads to another file.
    await rm(part, { force: true });
    await writeFile(part, pieces, { flag: 'wx', mode: 0o600, flush: true });
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    // What the store says while it is read is no fault of the file.
    throw error instanceof Error && 'syscall' in error ? refuse(error.message) : error;
  }
}
