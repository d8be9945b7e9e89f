import type { LeadFilter } from '../../leads/ports.ts';
import { type Command, type CommandInput, type ExitCode, exitCodes } from '../command.ts';
import { countOption, filterOptions, leadFilter } from './lead-filter.ts';
import { leadTable } from './lead-table.ts';

const shownByDefault = 30;

export const listOptions = {
  ...filterOptions,
  limit: { type: 'string', value: 'N', help: `at most so many, newest first (${shownByDefault})` },
  json: { type: 'boolean', help: 'a JSON array for scripts' },
} as const;

/** Prints the matching leads, newest first, and how many more there are. */
export async function printLeads(
  { office, args, terminal }: CommandInput,
  filter: LeadFilter,
): Promise<ExitCode> {
  const limit = countOption(args, 'limit', shownByDefault);
  const leads = await office.leads.list({ ...filter, limit });
  if (args.flag('json')) {
    await terminal.out(`${JSON.stringify(leads, null, 2)}\n`);
    return exitCodes.done;
  }
  if (leads.length === 0) {
    terminal.err(`No such lead in ${office.location}.\n`);
    return exitCodes.done;
  }
  await terminal.out(leadTable(leads, terminal.columns));
  const more = leads.length < limit ? 0 : (await office.leads.count(filter)) - leads.length;
  if (more > 0) terminal.err(`… and ${more} more: --limit ${leads.length + more} shows all.\n`);
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
