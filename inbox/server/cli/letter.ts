import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { languages } from '#site';
import { UsageError } from '../../../service/cli/arguments.ts';
import { type Command, Failure, type StoreInput } from '../../../service/cli/command.ts';
import { findId, shortId } from '../../../service/cli/lead-options.ts';
import { type Column, printRows } from '../../../service/cli/table.ts';
import { renderText } from '../../../service/delivery/mail/render-mail.ts';
import { errorName } from '../../../service/log.ts';
import { mostPerHour } from '../../contract/letter-content.ts';
import type { Letter, LetterWords } from '../../contract/letters.ts';
import { letterMail } from '../letters/letter-mail.ts';
import { letterWordsSchema, usualPerHour } from '../letters/letter-rows.ts';

export const letter: Command = {
  name: 'letter',
  parameters: 'list|send|pause|resume [FILE|ID]…',
  options: {
    language: languages,
    'per-hour': 'N',
    at: 'DATE',
    'dry-run': true,
    json: true,
  },
  examples: [
    'letter send march.md --dry-run',
    'letter send march.md --language en --per-hour 300 --at 2030-01-15T09:00',
  ],
  async run(input) {
    const { store, args, terminal, say, now } = input;
    const [what, which, ...more] = args.positionals;
    if (what === 'list' && which === undefined) {
      const { letters } = store.inbox;
      return printRows(input, await letters.list(), columnsOf(input), say('noLetters'));
    }
    if (which === undefined || more.length > 0) throw new UsageError(say('letterWhich'));
    if (what === 'send') return send(input, which);
    if (what !== 'pause' && what !== 'resume') throw new UsageError(say('letterWhich'));
    const id = await findId(input, 'letters', which);
    if (await store.inbox.letters[what]({ id, personId: null }, now)) {
      throw new Failure(say('wrongLetterState', { what: id }));
    }
    const sentence = what === 'pause' ? 'letterPaused' : 'letterResumed';
    await terminal.out(`${say(sentence, { what: id })}\n`);
  },
};

function columnsOf({ words: { heads }, time }: StoreInput): readonly Column<Letter>[] {
  const subjectOf = ({ words }: Letter) =>
    languages.map((language) => words[language]?.subject).find(Boolean) ?? '';
  return [
    { head: 'id', cell: ({ id }) => shortId(id) },
    { head: heads.subject, cell: subjectOf, shrinksTo: 12 },
    { head: heads.state, cell: ({ state }) => state },
    { head: heads.added, cell: ({ createdAt }) => time(createdAt), shrinksTo: 16 },
    { head: heads.waiting, cell: ({ counts }) => String(counts.waiting) },
    { head: heads.sent, cell: ({ counts }) => String(counts.sent) },
    { head: heads.bounced, cell: ({ counts }) => String(counts.bounced) },
    { head: heads.givenUp, cell: ({ counts }) => String(counts.failed) },
    { head: heads.unclear, cell: ({ counts }) => String(counts.unclear) },
  ];
}

/** Creates a letter from a file and sends it. */
async function send(input: StoreInput, path: string): Promise<void> {
  const { store, args, terminal, say, owner, env, now, time } = input;
  const { letters } = store.inbox;
  const language = args.choice('language', languages) ?? owner.language;
  const perHour = args.count('per-hour', mostPerHour) ?? usualPerHour;
  const at = args.read('at', (text) => readFuture(text, now, owner.timeZone));
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UsageError(say('noLetterFile', { where: path, why: errorName(error) }));
  });
  const words = readLetter(text);
  if (words === undefined) throw new UsageError(say('wrongLetterFile', { where: path }));
  if (args.flag('dry-run')) {
    const n = (await letters.audience())[language];
    await terminal.out(renderText(letterMail(language, words, env.siteUrl), env.siteUrl));
    return terminal.err(`${say('letterWouldGo', { n, max: perHour })}\n`);
  }
  const id = await letters.add({ words: { [language]: words }, perHour }, null, now);
  const hindrance = await letters.send({ id, personId: null }, at, now);
  if (hindrance) {
    await letters.remove(id);
    throw new Failure(say('nobodyToWriteTo'));
  }
  const n = (await letters.find(id))?.recipients[language] ?? 0;
  const said =
    at === undefined
      ? say('letterGoes', { what: id, n, max: perHour })
      : say('letterScheduled', { what: id, when: time(at) });
  await terminal.out(`${said}\n`);
}

/**
 * Reads subject and preview from the lines above the text. They are not YAML, in which a colon in the subject
 * would be an error.
 */
function readLetter(text: string): LetterWords | undefined {
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n([\s\S]+)$/.exec(text);
  const [, head = '', markdown = ''] = parts ?? [];
  const line = (name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm')
      .exec(head)?.[1]
      ?.trim()
      .replace(/^(["'])(.*)\1$/, '$2') ?? '';
  const words = { subject: line('subject'), preview: line('preview'), markdown };
  const { success, output } = v.safeParse(letterWordsSchema, words);
  return success && output.subject && output.markdown ? output : undefined;
}

/** Parses a future time in the owner's time zone, to the minute or the day. */
function readFuture(text: string, now: number, timeZone: string): number | undefined {
  // An offset or a zone would be ignored.
  if (!/^[\d-]+(?:[T ][\d:]+)?$/.test(text)) return undefined;
  try {
    const at = Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
    return at > now ? at : undefined;
  } catch {
    return undefined;
  }
}
