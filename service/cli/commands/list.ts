import { interestName } from '../../delivery/mail/lead-words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import type { LeadFilter } from '../../storage/leads.ts';
import { type Command, type ExitCode, exitCodes, type StoreInput } from '../command.ts';
import { filterOptions, readFilter, shortId } from '../lead-options.ts';
import { showMoment } from '../moment.ts';
import { jsonText } from '../printable.ts';
import { type Column, renderTable } from '../table.ts';

const shownByDefault = 30;
/** Narrower terminals get fewer columns. */
const fullWidth = 100;

const options = { ...filterOptions, limit: 'N', json: true } as const;

export const list: Command = {
  name: 'list',
  parameters: '',
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
async function printLeads(input: StoreInput, filter: LeadFilter): Promise<ExitCode> {
  const { store, args, terminal, say, location } = input;
  const limit = args.count('limit') ?? shownByDefault;
  // One that is not shown says that there are more. To count them would read every one of them.
  const found = await store.leads.list({ ...filter, limit: limit + 1 });
  const leads = found.slice(0, limit);
  if (args.flag('json')) await terminal.out(`${jsonText(leads, 2)}\n`);
  else if (leads.length === 0) terminal.err(`${say('noLeads', { where: location })}\n`);
  else {
    await terminal.out(renderTable(leads, columnsOf(input), terminal.columns));
    if (found.length > limit) terminal.err(`${say('moreThan', { n: limit })}\n`);
  }
  return exitCodes.done;
}

function columnsOf({ terminal, words, labels, reader }: StoreInput): readonly Column<StoredLead>[] {
  const { columns, zone } = { columns: terminal.columns ?? fullWidth, zone: reader.timeZone };
  const wide: readonly Column<StoredLead>[] = [
    { head: labels.fields.company, cell: (lead) => lead.company ?? '', shrinksTo: 8 },
    {
      head: labels.fields.interest,
      cell: (lead) => interestName(lead.interest, reader.language),
      shrinksTo: 10,
    },
  ];
  return [
    { head: 'id', cell: ({ id }) => shortId(id) },
    {
      head: `${words.heads.received} (${zone})`,
      cell: ({ receivedAt }) => showMoment(receivedAt, zone),
    },
    {
      head: labels.notice.folder,
      cell: (lead) => [lead.folder, ...lead.reasons].join(' '),
      shrinksTo: 6,
    },
    { head: labels.fields.name, cell: ({ name }) => name, shrinksTo: 12 },
    ...(columns >= fullWidth ? wide : []),
  ];
}
