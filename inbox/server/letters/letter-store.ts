import { sql } from 'kysely';
import { type Language, perLanguage } from '../../../contract/language.ts';
import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import { type Database, isSqlite } from '../../../service/storage/queries.ts';
import { isSameContent, type LetterContent } from '../../contract/letter-content.ts';
import type { Letter, LetterRecipientPage, LetterState } from '../../contract/letters.ts';
import { addAudit } from '../people/audit.ts';
import { type LetterRow, languagesOf, readWords } from './letter-rows.ts';

/** Number of letters in the list, and of recipients on one page. */
const listed = 200;
const pageOfRecipients = 100;

/** States in which a letter can be paused. */
const pausable: readonly LetterState[] = ['scheduled', 'sending'];

/** Why a letter could not be changed. */
export type Hindrance = 'not-found' | 'conflict' | 'nobody-to-write-to';

/** The letter, and the person who changes it; null for the company's commands. */
interface Task {
  id: string;
  personId: string | null;
}

/** Letters to subscribers: drafts, sending and recipients. */
export function createLetterStore(db: Database) {
  /** Changes a letter that is in one of the given states, with its row locked. */
  function change(
    id: string,
    states: readonly LetterState[],
    work: (trx: Database, letter: LetterRow) => Promise<Hindrance | undefined>,
  ): Promise<Hindrance | undefined> {
    return db.transaction().execute(async (trx) => {
      const find = trx.selectFrom('letters').selectAll().where('id', '=', id).forUpdate();
      const letter = await find.executeTakeFirst();
      if (!letter) return 'not-found';
      if (!states.includes(letter.state)) return 'conflict';
      return await work(trx, letter);
    });
  }

  /** Pauses a letter that is being sent; a scheduled one becomes a draft again. */
  const pause = ({ id, personId }: Task, now: number) =>
    change(id, pausable, async (trx, { state }) => {
      await trx
        .updateTable('letters')
        .set(state === 'sending' ? { state: 'paused' } : { state: 'draft', scheduledAt: null })
        .where('id', '=', id)
        .execute();
      await addAudit(trx, { personId, action: 'letter-paused', subjectId: id }, now);
    });

  return {
    async add(content: LetterContent, personId: string | null, now: number): Promise<string> {
      const id = timeOrderedId(now);
      await db
        .insertInto('letters')
        .values({
          ...columnsOf(content),
          id,
          state: 'draft',
          createdBy: personId,
          createdAt: now,
          scheduledAt: null,
          startedAt: null,
          finishedAt: null,
        })
        .execute();
      return id;
    },

    /** Newest first. */
    async list(): Promise<Letter[]> {
      const rows = await db
        .selectFrom('letters')
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(listed)
        .execute();
      return await describe(db, rows);
    },

    async find(id: string): Promise<Letter | undefined> {
      const rows = await db.selectFrom('letters').selectAll().where('id', '=', id).execute();
      return (await describe(db, rows))[0];
    },

    /** Number of subscribers in each language. */
    audience: () => countAudience(db),

    /** Changes a draft; with `before`, only if it has not changed since. */
    update: (id: string, content: LetterContent, before?: LetterContent) =>
      change(id, ['draft'], async (trx, letter) => {
        if (isChanged(letter, before)) return 'conflict';
        await trx.updateTable('letters').set(columnsOf(content)).where('id', '=', id).execute();
        return undefined;
      }),

    remove: (id: string) =>
      change(id, ['draft'], async (trx) => {
        await trx.deleteFrom('letters').where('id', '=', id).execute();
      }),

    /** Sends a draft now or at a time; refused if it has no recipients. `before` as in `update`. */
    send: ({ id, personId }: Task, at: number | undefined, now: number, before?: LetterContent) =>
      change(id, ['draft'], async (trx, letter) => {
        if (isChanged(letter, before)) return 'conflict';
        const audience = await countAudience(trx);
        const to = languagesOf(readWords(letter));
        if (to.every((language) => audience[language] === 0)) return 'nobody-to-write-to';
        const entry = { personId, action: 'letter-sent', subjectId: id } as const;
        if (at === undefined) {
          await startSending(trx, letter, now);
          await addAudit(trx, entry, now);
        } else {
          const scheduled = { state: 'scheduled', scheduledAt: at } as const;
          await trx.updateTable('letters').set(scheduled).where('id', '=', id).execute();
          await addAudit(trx, { ...entry, detail: 'scheduled' }, now);
        }
        return undefined;
      }),

    pause,

    /** Pauses all letters as `pause` does: after a restore, the store may not know mails that have left. */
    async pauseAll(now: number): Promise<void> {
      const onTheirWay = db.selectFrom('letters').select('id').where('state', 'in', pausable);
      for (const { id } of await onTheirWay.execute()) await pause({ id, personId: null }, now);
    },

    resume: ({ id, personId }: Task, now: number) =>
      change(id, ['paused'], async (trx) => {
        await trx.updateTable('letters').set({ state: 'sending' }).where('id', '=', id).execute();
        const detail = 'resumed';
        await addAudit(trx, { personId, action: 'letter-sent', subjectId: id, detail }, now);
      }),

    /** Recipients of a letter, ordered by id; `after` is `next` of the previous page. */
    async recipients(letterId: string, after = ''): Promise<LetterRecipientPage> {
      const recipients = await db
        .selectFrom('letterRecipients as recipient')
        .innerJoin('newsletterSignUps as signUp', 'signUp.id', 'recipient.signUpId')
        .select(['recipient.id', 'signUp.email', 'recipient.language'])
        .select(['recipient.outcome', 'recipient.settledAt'])
        .where('recipient.letterId', '=', letterId)
        .where('recipient.id', '>', after)
        .orderBy('recipient.id')
        .limit(pageOfRecipients)
        .execute();
      const next = recipients.length < pageOfRecipients ? null : (recipients.at(-1)?.id ?? null);
      return { recipients, next };
    },
  };
}

function isChanged(letter: LetterRow, before: LetterContent | undefined): boolean {
  const now = { words: readWords(letter), perHour: letter.perHour };
  return before !== undefined && !isSameContent(now, before);
}

function columnsOf({ words, perHour }: LetterContent) {
  return { words: JSON.stringify(words), perHour };
}

/**
 * Fixes the recipients of a letter: the current subscribers in the languages that it has words in.
 */
export async function startSending(db: Database, letter: LetterRow, now: number): Promise<void> {
  await db
    .updateTable('letters')
    .set({ state: 'sending', startedAt: now })
    .where('id', '=', letter.id)
    .execute();
  const to = languagesOf(readWords(letter));
  if (to.length === 0) return;
  const id = isSqlite(db) ? sql`lower(hex(randomblob(16)))` : sql`gen_random_uuid()::text`;
  await sql`insert into letter_recipients (id, letter_id, sign_up_id, language)
    select ${id}, ${sql.lit(letter.id)}, sign_up.id, sign_up.language
    from newsletter_subscribers as person
    join newsletter_sign_ups as sign_up on sign_up.id = person.sign_up_id
    where person.state = 'subscribed' and sign_up.language in (${sql.join(to)})
    on conflict do nothing`.execute(db);
}

/** Number of subscribers in each language. */
async function countAudience(db: Database): Promise<Record<Language, number>> {
  const rows = await db
    .selectFrom('newsletterSubscribers as person')
    .innerJoin('newsletterSignUps as signUp', 'signUp.id', 'person.signUpId')
    .where('person.state', '=', 'subscribed')
    .groupBy('signUp.language')
    .select(({ fn }) => ['signUp.language', fn.countAll<number>().as('count')])
    .execute();
  return perLanguage((language) => rows.find((row) => row.language === language)?.count ?? 0);
}

/** Adds to each letter the number of its recipients, or of subscribers if sending has not begun. */
async function describe(db: Database, rows: readonly LetterRow[]): Promise<Letter[]> {
  if (rows.length === 0) return [];
  const audience = await countAudience(db);
  const ids = rows.map(({ id }) => id);
  const tallies = await db
    .selectFrom('letterRecipients')
    .where('letterId', 'in', ids)
    .groupBy(['letterId', 'outcome', 'language'])
    .select(({ fn }) => ['letterId', 'outcome', 'language', fn.countAll<number>().as('count')])
    .execute();
  const retries = await db
    .selectFrom('jobs')
    .innerJoin('letterRecipients as recipient', 'recipient.id', 'jobs.subjectId')
    .where('jobs.kind', '=', 'letter')
    .where('jobs.state', '=', 'waiting')
    .where('jobs.log', '<>', '[]')
    .where('recipient.letterId', 'in', ids)
    .groupBy('recipient.letterId')
    .select(({ fn }) => ['recipient.letterId', fn.countAll<number>().as('count')])
    .execute();
  return rows.map((row) => {
    const own = tallies.filter(({ letterId }) => letterId === row.id);
    const sum = (some: typeof own) => some.reduce((total, { count }) => total + count, 0);
    const ended = (outcome: (typeof own)[number]['outcome']) =>
      sum(own.filter((tally) => tally.outcome === outcome));
    const got = (language: Language) => sum(own.filter((tally) => tally.language === language));
    return {
      ...row,
      words: readWords(row),
      recipients: row.startedAt === null ? audience : perLanguage(got),
      counts: {
        waiting: ended(null),
        sent: ended('sent'),
        bounced: ended('bounced'),
        unclear: ended('unclear'),
        skipped: ended('skipped'),
        failed: ended('failed'),
      },
      retried: retries.find(({ letterId }) => letterId === row.id)?.count ?? 0,
    };
  });
}
