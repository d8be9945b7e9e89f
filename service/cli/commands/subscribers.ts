import { resolve } from 'node:path';
import { emailKey } from '../../leads/words.ts';
import { newsletterLink } from '../../newsletter/links.ts';
import type { SignUp, Subscriber, SubscriberState } from '../../newsletter/ports.ts';
import { createToken, hashToken } from '../../newsletter/token.ts';
import { type Command, type CommandContext, exitCodes, UsageError } from '../command.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import { jsonText } from '../json.ts';
import { counted } from './counted.ts';
import { emailOption } from './email-option.ts';
import { chunked, writeOutput } from './output-file.ts';
import { formatOptions, recordFormat } from './record-format.ts';

/** Who has not confirmed is no subscriber yet, but has a right to see what is kept of them. */
const unconfirmed = 'unconfirmed';
const states: readonly (SubscriberState | typeof unconfirmed)[] = [
  'subscribed',
  'unsubscribed',
  'refused',
  unconfirmed,
];

const columns = [
  'email',
  'language',
  'state',
  'consent_version',
  'requested_at',
  'requested_from',
  'confirmed_at',
  'confirmed_from',
  'changed_at',
  'unsubscribe_url',
] as const;

type SubscriberRecord = Record<(typeof columns)[number], string>;

export const subscribers: Command = {
  name: 'subscribers',
  summary: 'newsletter: who confirmed, with the evidence, or who must not be written to',
  parameters: '',
  options: {
    state: {
      type: 'string',
      value: 'NAME',
      help: 'subscribed (default), the suppression list (unsubscribed, refused), or unconfirmed',
    },
    ...formatOptions,
    email: { type: 'string', value: 'ADDRESS', help: 'of this person only, in any state' },
    links: { type: 'boolean', help: 'with an unsubscribe link for each, for List-Unsubscribe' },
    output: { type: 'string', value: 'FILE', help: 'into this file instead of the terminal' },
  },
  examples: [
    'subscribers',
    'subscribers --links --output data/march.csv',
    'subscribers --state refused',
    'subscribers --email ana@company.com',
  ],
  async run({ context, args, terminal }) {
    const email = emailOption(args);
    const name = args.text('state') ?? (email === undefined ? 'subscribed' : undefined);
    const state = states.find((one) => one === name);
    if (name !== undefined && state === undefined) {
      throw new UsageError('--state is subscribed, unsubscribed, refused or unconfirmed.');
    }
    const format = recordFormat(args);

    const path = args.text('output');
    const { siteUrl } = context;
    if (args.flag('links') && siteUrl === undefined) {
      throw new UsageError(
        'SITE_URL is not set in this shell, so the links would lead nowhere. Run this with the server’s environment (docs/operating.md, "Every day").',
      );
    }

    async function link(person: Person): Promise<string> {
      if (!args.flag('links') || siteUrl === undefined || !('state' in person)) return '';
      const token = createToken();
      await context.subscribers.addUnsubscribeToken(person.id, hashToken(token));
      return newsletterLink(siteUrl, 'unsubscribe', token);
    }

    let count = 0;

    async function* lines(): AsyncIterable<string> {
      if (format.name === 'csv') yield byteOrderMark + csvLine(columns, format.separator);
      for await (const person of people(context, state)) {
        if (email !== undefined && emailKey(person.email) !== emailKey(email)) continue;
        const record = recordOf(person, await link(person));
        count += 1;
        yield format.name === 'csv'
          ? csvLine(
              columns.map((name) => record[name]),
              format.separator,
            )
          : `${jsonText(record)}\n`;
      }
    }

    await writeOutput(path, terminal, async (append) => {
      for await (const chunk of chunked(lines())) await append(chunk);
    });
    if (path !== undefined)
      terminal.err(`${counted(count, 'newsletter record')} in ${resolve(path)}\n`);
    return exitCodes.done;
  },
};

export type Person = SignUp | Subscriber;

/** Whoever answered a mail of the newsletter, then whose sign-up waits for an answer. */
export function everybody(context: CommandContext): AsyncIterable<Person> {
  return people(context, undefined);
}

/** Those in one state, or everybody. */
async function* people(context: CommandContext, state: (typeof states)[number] | undefined) {
  if (state !== unconfirmed) yield* context.subscribers.stream(state);
  if (state === undefined || state === unconfirmed) yield* context.subscribers.streamUnconfirmed();
}

function recordOf(person: Person, unsubscribeUrl: string): SubscriberRecord {
  const iso = (ms: number | undefined) => (ms === undefined ? '' : new Date(ms).toISOString());
  const subscriber = 'state' in person ? person : undefined;
  return {
    email: person.email,
    language: person.language,
    state: subscriber?.state ?? unconfirmed,
    consent_version: person.consentVersion,
    requested_at: iso(person.requestedAt),
    requested_from: person.address,
    confirmed_at: iso(subscriber?.confirmedAt),
    confirmed_from: subscriber?.confirmedFrom ?? '',
    changed_at: iso(subscriber?.changedAt),
    unsubscribe_url: unsubscribeUrl,
  };
}
