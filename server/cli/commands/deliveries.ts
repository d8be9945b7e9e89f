import type { JobRecord, JobState } from '../../delivery/job.ts';
import { type Command, exitCodes, UsageError } from '../command.ts';
import { showMoment } from '../moment.ts';
import { type Column, renderTable } from '../table.ts';
import { countOption } from './lead-filter.ts';

const shownByDefault = 30;
const states: readonly JobState[] = ['waiting', 'delivered', 'dead'];

const layout: readonly Column<JobRecord>[] = [
  { head: 'added', cell: (job) => showMoment(job.createdAt) },
  { head: 'what', cell: (job) => job.kind },
  { head: 'state', cell: (job) => job.state },
  { head: 'tries', cell: (job) => String(job.log.length), align: 'right' },
  { head: 'next', cell: (job) => (job.state === 'waiting' ? showMoment(job.nextAt) : '') },
  { head: 'last answer', cell: (job) => job.log.at(-1)?.detail ?? '', shrinksTo: 16 },
  { head: 'id', cell: (job) => job.id },
];

export const deliveries: Command = {
  name: 'deliveries',
  summary: 'what was sent, what waits and what failed, newest first',
  parameters: '',
  options: {
    state: { type: 'string', value: 'NAME', help: 'waiting, delivered or dead (default: all)' },
    lead: { type: 'string', value: 'ID', help: 'of this lead, with every attempt' },
    limit: { type: 'string', value: 'N', help: `at most so many (${shownByDefault})` },
    json: { type: 'boolean', help: 'a JSON array for scripts' },
  },
  examples: ['deliveries', 'deliveries --state dead', 'deliveries --lead ID --json'],
  async run({ office, args, terminal }) {
    const name = args.text('state');
    const state = states.find((one) => one === name);
    if (name !== undefined && state === undefined) {
      throw new UsageError(`There is no state "${name}". Choose waiting, delivered or dead.`);
    }
    const subjectId = args.text('lead');
    const jobs = await office.jobs.list({
      ...(state && { state }),
      ...(subjectId !== undefined && { subjectId }),
      limit: countOption(args, 'limit', shownByDefault),
    });
    if (args.flag('json')) {
      await terminal.out(`${JSON.stringify(jobs, null, 2)}\n`);
    } else if (jobs.length === 0) {
      terminal.err('No such delivery.\n');
    } else {
      await terminal.out(renderTable(jobs, layout, terminal.columns));
      if (subjectId !== undefined) await terminal.out(jobs.map(attempts).join(''));
    }
    return exitCodes.done;
  },
};

function attempts(job: JobRecord): string {
  const lines = job.log.map(
    ({ at, outcome, detail }) => `  ${new Date(at).toISOString()}  ${outcome}  ${detail}\n`,
  );
  return `\n${job.kind} ${job.id}\n${lines.join('')}`;
}
