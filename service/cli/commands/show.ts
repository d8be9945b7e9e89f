import { leadFields } from '../../../contract/lead.ts';
import { formatPhone } from '../../../contract/phone.ts';
import type { JobRecord } from '../../delivery/job.ts';
import { companySizeName, consultationName, interestName } from '../../delivery/mail/lead-words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { type Command, exitCodes, type StoreInput } from '../command.ts';
import { findId, shortId } from '../lead-options.ts';
import { jsonText, printable } from '../printable.ts';

const jobsShown = 20;

export const show: Command = {
  name: 'show',
  parameters: 'ID',
  options: { json: true },
  async run(input) {
    const { store, args, terminal } = input;
    const id = await findId(input, 'leads', args.positionals[0] ?? '');
    const lead = id && (await store.leads.find(id));
    if (!lead) return exitCodes.failed;
    const jobs = await store.jobs.list({ subjectId: lead.id, limit: jobsShown });
    await terminal.out(
      args.flag('json')
        ? `${jsonText({ ...lead, deliveries: jobs }, 2)}\n`
        : describe(lead, input) + jobs.map((job) => describeJob(job, input)).join(''),
    );
    return exitCodes.done;
  },
};

function describe(lead: StoredLead, { words, labels, reader, time }: StoreInput): string {
  const { language, timeZone } = reader;
  const { companySize, attribution } = lead;
  const { message, ...shown } = {
    ...lead,
    phone: formatPhone(lead.phone),
    companySize: companySize && companySizeName(companySize, language),
    interest: interestName(lead.interest, language),
    consultationType: consultationName(lead.consultationType, language),
  };
  const { fields, notice } = labels;
  const { heads } = words;
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    ['id', lead.id],
    [heads.received, `${time(lead.receivedAt)} (${timeZone})`],
    [
      notice.folder,
      [lead.folder, ...lead.reasons.map((reason) => notice.reasons[reason])].join('; '),
    ],
    ...leadFields.flatMap((field) =>
      field === 'message' ? [] : [[fields[field], shown[field]] as const],
    ),
    [notice.language, lead.language],
    [heads.score, lead.score?.toString()],
    [heads.addressSeen, lead.address],
    [heads.addressClaimed, lead.userIp],
    [notice.page, attribution?.page],
    [notice.referrer, attribution?.referrer],
    ...Object.entries(attribution?.utm ?? {}),
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const lines = rows.flatMap(([label, value]) =>
    value ? `${printable(label).padEnd(width)}${printable(value)}\n` : [],
  );
  const quoted = message.split('\n').map((line) => `  ${printable(line)}\n`);
  return `${lines.join('')}\n${quoted.join('')}\n`;
}

function describeJob(job: JobRecord, { time }: StoreInput): string {
  const last = job.log.at(-1);
  const when = time(last?.at ?? job.createdAt);
  return `${shortId(job.id)}  ${job.kind.padEnd(17)}${job.state} ${when}${last ? `  ${printable(last.detail)}` : ''}\n`;
}
