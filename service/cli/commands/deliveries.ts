import { channelKinds, channelNames, type JobRecord, jobStates } from '../../delivery/job.ts';
import type { ChosenJobs } from '../../storage/jobs.ts';
import { type Command, Failure, type StoreInput, UsageError } from '../command.ts';
import { findId, shortId } from '../lead-options.ts';
import { printable } from '../printable.ts';
import { type Column, printRows } from '../table.ts';

const shownByDefault = 30;

/** Other jobs are about a newsletter request or an alert. */
const aboutLeads = /^(?:owner-notice|acknowledgement|lead-webhook|erased-webhook)$/;

export const deliveries: Command = {
  name: 'deliveries',
  options: { state: jobStates, lead: 'ID', limit: 'N', json: true },
  examples: ['deliveries --state dead', 'deliveries --lead 9f3a01c7'],
  async run(input) {
    const { store, args, terminal, say, time } = input;
    const state = args.choice('state', jobStates);
    const typed = args.text('lead');
    // What was erased has deliveries too, under its whole id.
    const isWhole = typed === undefined || typed.length >= 36;
    const lead = isWhole ? typed : await findId(input, 'leads', typed);
    const jobs = await store.jobs.list({
      ...(state && { state }),
      ...(lead !== undefined && { subjectId: lead }),
      limit: args.count('limit') ?? shownByDefault,
    });
    await printRows(input, jobs, columnsOf(input), say('noDeliveries'));
    if (lead !== undefined && !args.flag('json')) {
      await terminal.out(jobs.map((job) => attempts(job, time)).join(''));
    }
  },
};

function columnsOf({ words: { heads }, reader, time }: StoreInput): readonly Column<JobRecord>[] {
  const added = `${heads.added} (${reader.timeZone})`;
  return [
    { head: 'id', cell: ({ id }) => shortId(id) },
    { head: added, cell: ({ createdAt }) => time(createdAt), shrinksTo: 16 },
    { head: heads.what, cell: ({ kind }) => kind },
    { head: heads.state, cell: ({ state }) => state },
    { head: heads.tries, cell: ({ log }) => String(log.length) },
    { head: heads.next, cell: ({ state, nextAt }) => (state === 'waiting' ? time(nextAt) : '') },
    {
      head: 'lead',
      cell: ({ kind, subjectId }) => (aboutLeads.test(kind) ? shortId(subjectId) : ''),
    },
    { head: heads.answer, cell: ({ log }) => log.at(-1)?.detail ?? '', shrinksTo: 16 },
  ];
}

function attempts({ id, kind, log }: JobRecord, time: StoreInput['time']): string {
  const lines = log.map(
    (attempt) => `  ${time(attempt.at)}  ${attempt.outcome}  ${printable(attempt.detail)}\n`,
  );
  return `\n${kind} ${shortId(id)}\n${lines.join('')}`;
}

const whichOptions = { channel: channelNames, all: true } as const;

/** One delivery by its id, those of a channel, or all. Throws `UsageError` unless exactly one is said. */
async function whichDeliveries(input: StoreInput): Promise<ChosenJobs> {
  const { args, say } = input;
  const [typed] = args.positionals;
  const channel = args.choice('channel', channelNames);
  const said = [typed !== undefined, channel !== undefined, args.flag('all')].filter(Boolean);
  if (said.length !== 1) throw new UsageError(say('whichDeliveries'));
  if (typed === undefined) return channel === undefined ? {} : { kinds: channelKinds[channel] };
  return { id: await findId(input, 'jobs', typed) };
}

export const replay: Command = {
  name: 'replay',
  parameters: '[ID]',
  options: whichOptions,
  examples: ['replay --channel webhook'],
  async run(input) {
    const { store, terminal, say, now } = input;
    const which = await whichDeliveries(input);
    const { due, underWay } = await store.jobs.replay(which, now);
    await terminal.out(`${say('replayed', { n: due })}\n`);
    if (underWay > 0) await terminal.out(`${say('underWay', { n: underWay })}\n`);
  },
};

export const drop: Command = {
  name: 'drop',
  parameters: '[ID]',
  options: whichOptions,
  async run(input) {
    const which = await whichDeliveries(input);
    const count = await input.store.jobs.drop(which);
    await input.terminal.out(`${input.say('dropped', { n: count })}\n`);
    if (which.id !== undefined && count === 0) throw new Failure();
  },
};
