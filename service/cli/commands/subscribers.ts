import type { Subscriber } from '../../newsletter/subscriber.ts';
import { createToken, hashToken } from '../../token.ts';
import { type Command, Failure, type StoreInput } from '../command.ts';
import { type RecordKind, recordOptions, writeRecords } from '../records.ts';
import { type Column, printRows } from '../table.ts';

/** `unconfirmed` is included, because these people too have a right to see what is stored of them. */
const states = ['subscribed', 'unsubscribed', 'refused', 'unconfirmed'] as const;

const iso = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString());

const columns: RecordKind<Subscriber>['columns'] = [
  ['email', ({ email }) => email],
  ['language', ({ language }) => language],
  ['state', ({ state }) => state],
  ['consent_version', ({ consentVersion }) => consentVersion],
  ['requested_at', ({ requestedAt }) => iso(requestedAt)],
  ['requested_from', ({ address }) => address],
  ['confirmed_at', ({ confirmedAt }) => iso(confirmedAt)],
  ['confirmed_from', ({ confirmedFrom }) => confirmedFrom ?? ''],
  ['changed_at', ({ changedAt }) => iso(changedAt)],
];

const json = (person: Subscriber) =>
  Object.fromEntries(columns.map(([name, cell]) => [name, cell(person)]));

export const subscribers: Command = {
  name: 'subscribers',
  options: { state: states, email: 'EMAIL', ...recordOptions },
  examples: ['subscribers --state refused', 'subscribers --output data/march.csv'],
  async run(input) {
    const { store, args, say } = input;
    const email = args.email();
    const state = args.choice('state', states) ?? (email === undefined ? 'subscribed' : undefined);
    const people = store.subscribers.stream(state, email);
    if ((['format', 'separator', 'output'] as const).some((name) => args.text(name))) {
      return writeRecords(input, { columns, json }, people);
    }
    await printRows(input, await Array.fromAsync(people), tableOf(input), say('noSubscribers'));
  },
};

function tableOf(input: StoreInput): readonly Column<Subscriber>[] {
  const { labels, owner, time } = input;
  const { heads } = input.words;
  const requested = `${heads.requested} (${owner.timeZone})`;
  return [
    { head: labels.fields.email, cell: ({ email }) => email, shrinksTo: 12 },
    { head: heads.state, cell: ({ state }) => state },
    { head: labels.notice.language, cell: ({ language }) => language },
    { head: requested, cell: ({ requestedAt }) => time(requestedAt), shrinksTo: 16 },
    { head: heads.confirmed, cell: ({ confirmedAt }) => time(confirmedAt) },
  ];
}

export const unsubscribe: Command = {
  name: 'unsubscribe',
  parameters: 'EMAIL',
  async run({ store, args, terminal, say, location, now }) {
    const email = args.person();
    // The latest one: somebody who unsubscribed may have signed up again.
    const person = (await Array.fromAsync(store.subscribers.stream(undefined, email))).at(-1);
    if (!person) throw new Failure(say('noSignUp', { what: email, where: location }));
    // Uses a mail link's way, so that there is only one way to unsubscribe.
    const hash = hashToken(createToken());
    await store.subscribers.addUnsubscribeToken(person.id, hash, now);
    await store.subscribers.unsubscribe(hash, now, 'refused');
    await terminal.out(`${say('unsubscribed', { what: email })}\n`);
  },
};
