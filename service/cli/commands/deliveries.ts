import { type JobKind, type JobRecord, jobStates } from '../../delivery/job.ts';
import { type Command, exitCodes, UsageError } from '../command.ts';
import { jsonText } from '../json.ts';
import { showMoment, zoneOffsets } from '../moment.ts';
import { type Column, printable, renderTable } from '../table.ts';
import { countOption } from './lead-filter.ts';

const shownByDefault = 30;
const stateNames = `${jobStates.slice(0, -1).join(', ')} or ${jobStates.at(-1)}`;

/** Other jobs are about a newsletter request or an alert. */
const aboutLeads: readonly string[] = [
  'owner-notice',
  'acknowledgement',
  'lead-webhook',
  'erased-webhook',
] satisfies JobKind[];

const layout = (jobs: readonly JobRecord[]): readonly Column<JobRecord>[] => [
  {
    head: `added (${zoneOffsets(jobs.flatMap((job) => [job.createdAt, job.nextAt]))})`,
    cell: (job) => showMoment(job.createdAt),
  },
  { head: 'what', cell: (job) => job.kind },
  { head: 'state', cell: (job) => job.state },
  { head: 'tries', cell: (job) => String(job.log.length), align: 'right' },
  { head: 'next', cell: (job) => (job.state === 'waiting' ? showMoment(job.nextAt) : '') },
  { head: 'last answer', cell: lastAnswer, shrinksTo: 16 },
  { head: 'lead', cell: (job) => (aboutLeads.includes(job.kind) ? job.subjectId : '') },
  { head: 'id', cell: (job) => job.id },
];

export const deliveries: Command = {
  name: 'deliveries',
  summary: 'what was sent, what waits and what failed, newest first',
  parameters: '',
  options: {
    state: { type: 'string', value: 'NAME', help: `${stateNames} (default: all)` },
    lead: { type: 'string', value: 'ID', help: 'of this lead, with every attempt' },
    limit: { type: 'string', value: 'N', help: `at most so many (${shownByDefault})` },
    json: { type: 'boolean', help: 'a JSON array for scripts' },
  },
  examples: ['deliveries', 'deliveries --state dead', 'deliveries --lead ID --json'],
  async run({ context, args, terminal }) {
    const name = args.text('state');
    const state = jobStates.find((one) => one === name);
    if (name !== undefined && state === undefined) {
      throw new UsageError(`There is no state "${name}". Choose ${stateNames}.`);
    }
    const subjectId = args.text('lead');
    const jobs = await context.jobs.list({
      ...(state && { state }),
      ...(subjectId !== undefined && { subjectId }),
      limit: countOption(args, 'limit', shownByDefault),
    });
    if (args.flag('json')) {
      await terminal.out(`${jsonText(jobs, 2)}\n`);
    } else if (jobs.length === 0) {
      terminal.err('No deliveries match.\n');
    } else {
      await terminal.out(renderTable(jobs, layout(jobs), terminal.columns));
      if (subjectId !== undefined) await terminal.out(jobs.map(attempts).join(''));
    }
    return exitCodes.done;
  },
};

function attempts(job: JobRecord): string {
  const lines = job.log.map(
    (attempt) =>
      `  ${new Date(attempt.at).toISOString()}  ${attempt.outcome}  ${printable(attempt.detail)}\n`,
  );
  return `\n${job.kind} ${job.id}\n${lines.join('')}`;
}

function lastAnswer(job: JobRecord): string {
  return job.log.at(-1)?.detail ?? '';
}
