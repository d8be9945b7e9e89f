import { leadRows, shownFields } from '../../delivery/mail/mails.ts';
import { leadColumns } from '../../lead-columns.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import type { JobRecord } from '../../storage/jobs.ts';
import type { LeadFilter, NumberedLead } from '../../storage/leads.ts';
import { type Command, Failure, type StoreInput } from '../command.ts';
import { filterOptions, findId, readFilter, shortId } from '../lead-options.ts';
import { type RecordKind, recordOptions, writeRecords } from '../records.ts';
import { type Column, jsonText, printRows, stripControls } from '../table.ts';

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
  // Reads one lead more to know whether there are more; a count would read them all.
  const found = await store.leads.list(filter, limit + 1);
  const none = say('noLeads', { where: location });
  await printRows(input, found.slice(0, limit), columnsOf(input), none);
  if (found.length > limit) terminal.err(`${say('moreThan', { n: limit })}\n`);
}

function columnsOf({ words, labels, owner, time }: StoreInput): readonly Column<NumberedLead>[] {
  const { fields, notice } = labels;
  const received = `${words.heads.received} (${owner.timeZone})`;
  const interest = (lead: NumberedLead) => shownFields(lead, owner.language).interest ?? '';
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

const jobsShown = 20;

export const show: Command = {
  name: 'show',
  parameters: 'ID',
  options: { json: true },
  async run(input) {
    const { store, args, terminal } = input;
    const lead = await store.leads.find(await findId(input, 'leads', args.positionals[0] ?? ''));
    if (!lead) throw new Failure();
    const jobs = await store.jobs.list({ subjectId: lead.id, limit: jobsShown });
    await terminal.out(
      args.flag('json')
        ? `${jsonText({ ...lead, deliveries: jobs }, 2)}\n`
        : describe(lead, input) + jobs.map((job) => describeJob(job, input)).join(''),
    );
  },
};

function describe(lead: StoredLead, { words: { heads }, owner, time }: StoreInput): string {
  const { language, timeZone } = owner;
  const rows = [
    { label: 'id', value: lead.id },
    { label: heads.received, value: `${time(lead.receivedAt)} (${timeZone})` },
    ...leadRows(lead, language),
    { label: heads.score, value: lead.score?.toString() },
    { label: heads.addressSeen, value: lead.address },
    { label: heads.addressClaimed, value: lead.userIp },
  ];
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const lines = rows.flatMap(({ label, value }) =>
    value ? `${stripControls(label).padEnd(width)}${stripControls(value)}\n` : [],
  );
  const quoted = lead.message.split('\n').map((line) => `  ${stripControls(line)}\n`);
  return `${lines.join('')}\n${quoted.join('')}\n`;
}

function describeJob({ id, kind, state, log }: JobRecord, { time }: StoreInput): string {
  const attempts = log.map(
    ({ at, outcome, detail }) => `  ${time(at)}  ${outcome}  ${stripControls(detail)}\n`,
  );
  return `${shortId(id)}  ${kind}  ${state}\n${attempts.join('')}`;
}

const moveTo =
  (folder: 'inbox' | 'spam') =>
  async (input: StoreInput): Promise<void> => {
    const { store, args, terminal, say, now } = input;
    const [typed = ''] = args.positionals;
    const id = await findId(input, 'leads', typed);
    const hindrance = await store.inbox.work.move({ id, personId: null }, folder, now);
    if (hindrance) throw new Failure(typed);
    await terminal.out(`${say(folder === 'inbox' ? 'inInbox' : 'inSpam', { what: typed })}\n`);
  };

export const release: Command = { name: 'release', parameters: 'ID', run: moveTo('inbox') };

export const spam: Command = { name: 'spam', parameters: 'ID', run: moveTo('spam') };

export const leadRecords: RecordKind<StoredLead> = {
  columns: leadColumns,
  json: (lead) => ({ ...lead, receivedAt: new Date(lead.receivedAt).toISOString() }),
};

export const exportLeads: Command = {
  name: 'export',
  options: { ...filterOptions, ...recordOptions },
  examples: [
    'export --output data/2026-03-15.csv',
    "export --separator ';' --folder inbox --since 2026-01-01 --output data/year.csv",
  ],
  async run(input) {
    const { store, now } = input;
    const filter = readFilter(input);
    try {
      await writeRecords(input, leadRecords, store.leads.stream(filter));
    } finally {
      // Audited afterwards, so that an export also works if the disk is full.
      await store.inbox.audit.add({ personId: null, action: 'export' }, now);
    }
  },
};
