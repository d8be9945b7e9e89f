import { folders } from '../../contract/folders.ts';
import type { LeadFilter } from '../storage/leads.ts';
import { type CommandInput, Failure, type StoreInput } from './command.ts';
import { readMoment } from './moment.ts';

/** The options with which several commands filter leads. */
export const filterOptions = {
  folder: folders,
  since: 'WHEN',
  until: 'WHEN',
  email: 'EMAIL',
} as const;

/** Parses these options. Throws a `UsageError` if one is wrong. */
export function readFilter({ args, now, owner }: CommandInput): LeadFilter {
  const read = (text: string) => readMoment(text, now, owner.timeZone);
  return {
    folder: args.choice('folder', folders),
    since: args.read('since', read),
    until: args.read('until', read),
    email: args.email(),
  };
}

/** Returns the end of an id, because ids of the same minute begin alike; `findId` accepts it. */
export function shortId(id: string): string {
  return id.slice(-8);
}

const noSuch = {
  leads: 'noSuchLead',
  jobs: 'noSuchDelivery',
  letters: 'noSuchLetter',
} as const;

/** Returns the id that `typed` identifies. Throws a `Failure` if there is none, or several. */
export async function findId(
  { store, say, location }: StoreInput,
  kind: keyof typeof noSuch,
  typed: string,
): Promise<string> {
  const ids = await store.findIds(kind, typed);
  const [id] = ids;
  if (id === undefined) throw new Failure(say(noSuch[kind], { what: typed, where: location }));
  if (ids.length === 1) return id;
  throw new Failure([say('ambiguous', { what: typed }), ...ids].join('\n  '));
}
