import type { LeadField } from '../../../contract/lead.ts';
import { formatPhone } from '../../../contract/phone.ts';
import type { JobRecord } from '../../delivery/job.ts';
import { consultationName, interestName } from '../../delivery/mail/lead-words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { type Command, exitCodes, UsageError } from '../command.ts';
import { jsonText } from '../json.ts';
import { showMoment } from '../moment.ts';
import { printable } from '../table.ts';

const jobsShown = 20;

export const show: Command = {
  name: 'show',
  summary: 'one lead with everything that is known, and its deliveries',
  parameters: 'ID',
  options: { json: { type: 'boolean', help: 'a JSON object for scripts' } },
  examples: ['show 01938c6e-0000-7000-8000-000000000000'],
  async run({ context, args, terminal }) {
    const [id, ...others] = args.positionals;
    if (id === undefined || others.length > 0) {
      throw new UsageError('Say which lead, by one id: show ID. `list` prints the ids.');
    }
    const lead = await context.leads.find(id);
    if (lead === undefined) {
      terminal.err(`There is no lead ${id} in ${context.location}. \`list\` prints the ids.\n`);
      return exitCodes.failed;
    }
    const jobs = await context.jobs.list({ subjectId: id, limit: jobsShown });
    await terminal.out(
      args.flag('json')
        ? `${jsonText({ ...lead, deliveries: jobs }, 2)}\n`
        : `${describe(lead)}${jobs.map(describeJob).join('')}`,
    );
    return exitCodes.done;
  },
};

type Row = readonly [label: string, value: string | undefined];

function describe(lead: StoredLead): string {
  const { attribution } = lead;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // The message stands below the rows.
  const fieldRows: Record<Exclude<LeadField, 'message'>, Row> = {
    name: ['name', lead.name],
    company: ['company', lead.company],
    email: ['e-mail', lead.email],
    phone: ['phone', formatPhone(lead.phone)],
    companySize: ['company size', lead.companySize],
    interest: ['interest', interestName(lead.interest, 'en')],
    consultationType: ['consultation', consultationName(lead.consultationType, 'en')],
  };
  const rows: readonly Row[] = [
    ['id', lead.id],
    ['received', `${showMoment(lead.receivedAt)} (${timeZone})`],
    ['folder', [lead.folder, ...lead.reasons].join(' ')],
    ...Object.values(fieldRows),
    ['language', lead.language],
    ['score', lead.score?.toString()],
    ['address seen', lead.address],
    ['address claimed', lead.userIp],
    ['page', attribution?.page],
    ['came from', attribution?.referrer],
    ...Object.entries(attribution?.utm ?? {}).map(([key, value]) => [key, value] as const),
  ];
  const lines = rows
    .filter(([, value]) => value)
    .map(([label, value = '']) => `${printable(label).padEnd(17)}${printable(value)}\n`);
  const message = lead.message
    .split('\n')
    .map((line) => `  ${printable(line)}\n`)
    .join('');
  return `${lines.join('')}\n${message}\n`;
}

function describeJob(job: JobRecord): string {
  const last = job.log.at(-1);
  const when = showMoment(last?.at ?? job.createdAt);
  return `${job.kind.padEnd(17)}${job.state} ${when}${last ? `  ${printable(last.detail)}` : ''}\n`;
}
