import { channelKinds, channelNames, jobStates } from '../../delivery/job.ts';
import type { JobRecord } from '../../storage/jobs.ts';
import type { Command, StoreInput } from '../command.ts';
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

function columnsOf({ words: { heads }, owner, time }: StoreInput): readonly Column<JobRecord>[] {
  const added = `${heads.added} (${owner.timeZone})`;
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

export const replay: Command = {
  name: 'replay',
  parameters: '[ID]',
  options: { channel: channelNames },
  examples: ['replay --channel webhook'],
  async run(input) {
    const { store, args, terminal, say, now } = input;
    const [typed] = args.positionals;
    const channel = args.choice('channel', channelNames);
    const chosen = {
      ...(channel && { kinds: channelKinds[channel] }),
      ...(typed !== undefined && { id: await findId(input, 'jobs', typed) }),
    };
    await terminal.out(`${say('replayed', { n: await store.jobs.replay(chosen, now) })}\n`);
  },
};
