import { newsletterLink } from '../../newsletter/links.ts';
import type { SignUp, Subscriber } from '../../newsletter/ports.ts';
import { createToken, hashToken } from '../../newsletter/token.ts';
import { readEmail } from '../arguments.ts';
import { type Command, type ExitCode, exitCodes, type StoreInput, UsageError } from '../command.ts';
import { showMoment } from '../moment.ts';
import { type RecordKind, recordOptions, writeRecords } from '../records.ts';
import { renderTable } from '../table.ts';

/** Who has not confirmed is no subscriber yet, but has a right to see what is kept of them. */
const states = ['subscribed', 'unsubscribed', 'refused', 'unconfirmed'] as const;

type Person = (SignUp | Subscriber) & { unsubscribeUrl?: string };

const iso = (ms: number | undefined) => (ms === undefined ? '' : new Date(ms).toISOString());
const stateOf = (person: Person) => ('state' in person ? person.state : 'unconfirmed');
const confirmedAt = (person: Person) => ('state' in person ? person.confirmedAt : undefined);

const columns: RecordKind<Person>['columns'] = [
  ['email', ({ email }) => email],
  ['language', ({ language }) => language],
  ['state', stateOf],
  ['consent_version', ({ consentVersion }) => consentVersion],
  ['requested_at', ({ requestedAt }) => iso(requestedAt)],
  ['requested_from', ({ address }) => address],
  ['confirmed_at', (person) => iso(confirmedAt(person))],
  ['confirmed_from', (person) => ('state' in person ? (person.confirmedFrom ?? '') : '')],
  ['changed_at', (person) => ('state' in person ? iso(person.changedAt) : '')],
  ['unsubscribe_url', ({ unsubscribeUrl = '' }) => unsubscribeUrl],
];

const json = (person: Person) =>
  Object.fromEntries(columns.map(([name, cell]) => [name, cell(person)]));

export const subscribers: Command = {
  name: 'subscribers',
  parameters: '',
  options: { state: states, email: 'E-MAIL', ...recordOptions, links: true },
  examples: ['subscribers --state refused', 'subscribers --links --output data/march.csv'],
  async run(input) {
    const { args, say, env } = input;
    const email = args.email();
    const state = args.choice('state', states) ?? (email === undefined ? 'subscribed' : undefined);
    if (args.flag('links') && env.configuredSiteUrl === undefined) {
      throw new UsageError(say('noSiteUrl'));
    }
    const people = withLinks(input, peopleIn(input.store, state, email));
    const isFile = ['format', 'separator', 'output'].some((name) => args.text(name) !== undefined);
    if (isFile || args.flag('links')) {
      await writeRecords(input, { columns, json }, people);
      return exitCodes.done;
    }
    return await printPeople(input, await Array.fromAsync(people));
  },
};

async function printPeople(
  { terminal, words: { heads }, labels, say, reader }: StoreInput,
  people: readonly Person[],
): Promise<ExitCode> {
  const { timeZone } = reader;
  const time = (ms: number | undefined) => (ms === undefined ? '' : showMoment(ms, timeZone));
  if (people.length === 0) terminal.err(`${say('noSubscribers')}\n`);
  else {
    const layout = [
      { head: 'e-mail', cell: ({ email }: Person) => email, shrinksTo: 12 },
      { head: heads.state, cell: stateOf },
      { head: labels.notice.language, cell: ({ language }: Person) => language },
      {
        head: `${heads.requested} (${timeZone})`,
        cell: ({ requestedAt }: Person) => time(requestedAt),
      },
      { head: heads.confirmed, cell: (person: Person) => time(confirmedAt(person)) },
    ];
    await terminal.out(renderTable(people, layout, terminal.columns));
  }
  return exitCodes.done;
}

/** Those in one state, or everybody; who waits for a confirmation comes last, oldest first. */
async function* peopleIn(
  { subscribers: store }: Pick<StoreInput['store'], 'subscribers'>,
  state: (typeof states)[number] | undefined,
  email: string | undefined,
): AsyncGenerator<Person> {
  if (state !== 'unconfirmed') yield* store.stream(state, email);
  if (state === undefined || state === 'unconfirmed') yield* store.streamUnconfirmed(email);
}

/** Gives each subscriber a fresh link to leave by, where the owner asks for it. */
async function* withLinks({ store, args, env }: StoreInput, people: AsyncIterable<Person>) {
  const { configuredSiteUrl: siteUrl } = env;
  for await (const person of people) {
    if (!args.flag('links') || siteUrl === undefined || !('state' in person)) {
      yield person;
      continue;
    }
    const token = createToken();
    await store.subscribers.addUnsubscribeToken(person.id, hashToken(token));
    yield { ...person, unsubscribeUrl: newsletterLink(siteUrl, 'unsubscribe', token) };
  }
}

export const unsubscribe: Command = {
  name: 'unsubscribe',
  parameters: 'E-MAIL…',
  options: {},
  examples: ['unsubscribe ana@company.com'],
  async run(input) {
    const { store, args, terminal, say, location, now } = input;
    const emails = args.positionals.map((typed) => {
      const email = readEmail(typed);
      if (email === undefined) throw new UsageError(say('noAddress', { what: 'unsubscribe' }));
      return email;
    });
    let code: ExitCode = exitCodes.done;
    for (const email of emails) {
      // The latest: somebody who has left may have asked again.
      const person = (await Array.fromAsync(peopleIn(store, undefined, email))).at(-1);
      if (person === undefined) {
        terminal.err(`${say('noSignUp', { what: email, where: location })}\n`);
        code = exitCodes.failed;
        continue;
      }
      // As its link in a mail does, so that there is one way to leave.
      const hash = hashToken(createToken());
      await store.subscribers.addUnsubscribeToken(person.id, hash);
      await store.subscribers.unsubscribe(hash, now, 'refused');
      await terminal.out(`${say('unsubscribed', { what: email })}\n`);
    }
    return code;
  },
};
