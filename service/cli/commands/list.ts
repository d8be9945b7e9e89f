import { shownFields } from '../../delivery/mail/lead-words.ts';
import type { LeadFilter, NumberedLead } from '../../storage/leads.ts';
import type { Command, StoreInput } from '../command.ts';
import { filterOptions, readFilter, shortId } from '../lead-options.ts';
import { type Column, printRows } from '../table.ts';

const shownByDefault = 30;

const options = { ...filterOptions, limit: 'N', json: true } as const;

export const list: Command = {
  name: 'list',
  options,
  examples: ['list --folder held', 'list --since 7d'],
  run: (input) => printLeads(input, readFilter(input)),
};

export const search: Command = {
  name: 'search',
  parameters: 'WORD…',
  options,
  examples: ['search silva marketplace'],
  run: (input) =>
    printLeads(input, { ...readFilter(input), search: input.args.positionals.join(' ') }),
};

/** Prints the matching leads, newest first, and whether there are more. */
async function printLeads(input: StoreInput, filter: LeadFilter): Promise<void> {
  const { store, args, terminal, say, location } = input;
  const limit = args.count('limit') ?? shownByDefault;
  // One that is not shown says that there are more. To count them would read every one of them.
  const found = await store.leads.list({ ...filter, limit: limit + 1 });
  const none = say('noLeads', { where: location });
  await printRows(input, found.slice(0, limit), columnsOf(input), none);
  if (found.length > limit) terminal.err(`${say('moreThan', { n: limit })}\n`);
}

function columnsOf({ words, labels, reader, time }: StoreInput): readonly Column<NumberedLead>[] {
  const { fields, notice } = labels;
  const received = `${words.heads.received} (${reader.timeZone})`;
  const interest = (lead: NumberedLead) => shownFields(lead, reader.language).interest ?? '';
  return [
    { head: '#', cell: ({ number }) => String(number) },
    { head: 'id', cell: ({ id }) => shortId(id) },
    { head: received, cell: ({ receivedAt }) => time(receivedAt), shrinksTo: 16 },
    { head: notice.folder, cell: (lead) => [lead.folder, ...lead.reasons].join(' '), shrinksTo: 6 },
    { head: fields.name, cell: ({ name }) => name, shrinksTo: 12 },
    { head: fields.company, cell: ({ company = '' }) => company, shrinksTo: 8 },
    { head: fields.interest, cell: interest, shrinksTo: 8 },
  ];
}
