import { resolve } from 'node:path';
import { type Command, exitCodes } from '../command.ts';
import { byteOrderMark } from '../csv.ts';
import { counted } from './counted.ts';
import { filterOptions, leadFilter } from './lead-filter.ts';
import { leadCsvHead, leadCsvLine, leadJsonLine } from './lead-record.ts';
import { chunked, writeOutput } from './output-file.ts';
import { createProgress } from './progress.ts';
import { formatOptions, recordFormat } from './record-format.ts';

export const exportLeads: Command = {
  name: 'export',
  summary: 'leads as CSV for a spreadsheet or as JSON Lines, oldest first',
  parameters: '',
  options: {
    ...filterOptions,
    ...formatOptions,
    output: { type: 'string', value: 'FILE', help: 'into this file instead of the terminal' },
  },
  examples: [
    'export --output data/leads.csv',
    "export --separator ';' --output data/leads.csv",
    'export --folder inbox --since 2026-01-01 --output data/year.csv',
    'export --format jsonl | jq .email',
  ],
  async run({ context, args, terminal, now }) {
    const format = recordFormat(args);
    const filter = leadFilter(args, now);
    const path = args.text('output');
    const progress = createProgress(terminal, await context.leads.count(filter));
    let count = 0;

    async function* lines(): AsyncIterable<string> {
      if (format.name === 'csv') yield byteOrderMark + leadCsvHead(format.separator);
      for await (const lead of context.leads.stream(filter)) {
        yield format.name === 'csv' ? leadCsvLine(lead, format.separator) : leadJsonLine(lead);
        count += 1;
        progress.add(1);
      }
    }

    await writeOutput(path, terminal, async (append) => {
      for await (const chunk of chunked(lines())) await append(chunk);
    });
    progress.end();
    if (path !== undefined) terminal.err(`${counted(count, 'lead')} in ${resolve(path)}\n`);
    return exitCodes.done;
  },
};
