import type { LeadFilter } from '../../storage/leads.ts';
import { type Command, type CommandInput, type ExitCode, exitCodes } from '../command.ts';
import { jsonText } from '../json.ts';
import { countOption, filterOptions, leadFilter } from './lead-filter.ts';
import { leadTable } from './lead-table.ts';

const shownByDefault = 30;

export const listOptions = {
  ...filterOptions,
  limit: { type: 'string', value: 'N', help: `at most so many, newest first (${shownByDefault})` },
  json: { type: 'boolean', help: 'a JSON array for scripts' },
} as const;

/** Prints the matching leads, newest first, and whether there are more. */
export async function printLeads(
  { context, args, terminal }: CommandInput,
  filter: LeadFilter,
): Promise<ExitCode> {
  const limit = countOption(args, 'limit', shownByDefault);
  // One that is not shown says that there are more. To count them would read every one of them.
  const found = await context.leads.list({ ...filter, limit: limit + 1 });
  const leads = found.slice(0, limit);
  if (args.flag('json')) {
    await terminal.out(`${jsonText(leads, 2)}\n`);
    return exitCodes.done;
  }
  if (leads.length === 0) {
    terminal.err(`No leads match in ${context.location}.\n`);
    return exitCodes.done;
  }
  await terminal.out(leadTable(leads, terminal.columns));
  if (found.length > limit) terminal.err(`… and more: a --limit above ${limit} shows them.\n`);
  return exitCodes.done;
}

export const list: Command = {
  name: 'list',
  summary: 'leads as a table, newest first',
  parameters: '',
  options: listOptions,
  examples: ['list', 'list --folder held', 'list --since 7d --json'],
  run: (input) => printLeads(input, leadFilter(input.args, input.now)),
};
