import { channelKinds, channelNames, jobStates } from '../../delivery/job.ts';
import type { ChosenJobs, JobRecord } from '../../storage/jobs.ts';
import { UsageError } from '../arguments.ts';
import { type Command, Failure, type StoreInput } from '../command.ts';
import { findId, shortId } from '../lead-options.ts';
import { type Column, printRows } from '../table.ts';

const shownByDefault = 30;

export const deliveries: Command = {
  name: 'deliveries',
  options: { state: jobStates, limit: 'N', json: true },
  examples: ['deliveries --state dead'],
  async run(input) {
    const { store, args, say } = input;
    const state = args.choice('state', jobStates);
    const limit = args.count('limit') ?? shownByDefault;
    const jobs = await store.jobs.list({ ...(state && { state }), limit });
    await printRows(input, jobs, columnsOf(input), say('noDeliveries'));
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
    { head: heads.lead, cell: ({ leadId }) => (leadId === null ? '' : shortId(leadId)) },
    { head: heads.answer, cell: ({ log }) => log.at(-1)?.detail ?? '', shrinksTo: 16 },
  ];
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
    await terminal.out(`${say('replayed', { n: await store.jobs.replay(which, now) })}\n`);
  },
};

export const drop: Command = {
  name: 'drop',
  parameters: '[ID]',
  options: whichOptions,
  async run(input) {
    const { store, terminal, say } = input;
    const which = await whichDeliveries(input);
    const count = await store.jobs.drop(which);
    if (which.id !== undefined && count === 0)
      throw new Failure(say('notDead', { what: which.id }));
    await terminal.out(`${say('dropped', { n: count })}\n`);
  },
};
