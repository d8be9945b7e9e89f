import type { JobRecord } from '../../delivery/job.ts';
import { leadRows } from '../../delivery/mail/mails.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { type Command, Failure, type StoreInput } from '../command.ts';
import { findId, shortId } from '../lead-options.ts';
import { jsonText, printable } from '../printable.ts';
import { withoutJoiners } from '../speech.ts';

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

function describe(lead: StoredLead, { words: { heads }, reader, time }: StoreInput): string {
  const { language, timeZone } = reader;
  const rows = [
    { label: 'id', value: lead.id },
    { label: heads.received, value: `${time(lead.receivedAt)} (${timeZone})` },
    ...withoutJoiners(leadRows(lead, language)),
    { label: heads.score, value: lead.score?.toString() },
    { label: heads.addressSeen, value: lead.address },
    { label: heads.addressClaimed, value: lead.userIp },
  ];
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const lines = rows.flatMap(({ label, value }) =>
    value ? `${printable(label).padEnd(width)}${printable(value)}\n` : [],
  );
  const quoted = lead.message.split('\n').map((line) => `  ${printable(line)}\n`);
  return `${lines.join('')}\n${quoted.join('')}\n`;
}

function describeJob(job: JobRecord, { time }: StoreInput): string {
  const last = job.log.at(-1);
  const when = time(last?.at ?? job.createdAt);
  return `${shortId(job.id)}  ${job.kind.padEnd(17)}${job.state} ${when}${last ? `  ${printable(last.detail)}` : ''}\n`;
}
