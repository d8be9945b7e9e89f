import { type Arguments, type CommandOption, UsageError } from '../command.ts';
import { type CsvSeparator, csvSeparators } from '../csv.ts';

/** The options of commands that write records for other programs. */
export const formatOptions = {
  format: { type: 'string', value: 'csv|jsonl', help: 'csv (default) or jsonl' },
  separator: {
    type: 'string',
    value: 'SIGN',
    help: "of CSV columns: , (default), or ';' as Excel in Brazil reads them",
  },
} as const satisfies Record<string, CommandOption>;

export type RecordFormat = { name: 'csv'; separator: CsvSeparator } | { name: 'jsonl' };

/** Reads those options. Throws `UsageError` on a wrong one. */
export function recordFormat(args: Arguments): RecordFormat {
  const name = args.text('format') ?? 'csv';
  if (name !== 'csv' && name !== 'jsonl') {
    throw new UsageError(`--format is csv or jsonl, not "${name}".`);
  }
  const sign = args.text('separator');
  if (name === 'jsonl') {
    if (sign === undefined) return { name };
    throw new UsageError('--separator is for CSV: leave it out, or leave out --format jsonl.');
  }
  const separator = csvSeparators.find((one) => one === (sign ?? ','));
  if (separator === undefined) {
    throw new UsageError(`--separator is , or ';' (in quotes, for the shell), not "${sign}".`);
  }
  return { name, separator };
}
