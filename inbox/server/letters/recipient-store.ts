import { type Kysely, sql } from 'kysely';
import type { Language } from '../../../contract/language.ts';
import { addJobs } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { type LetterRow, readWords, type WordsByLanguage } from './letter-rows.ts';
import { startSending } from './letter-store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Jobs of letters that wait for their first attempt at most: a slow mail server must not look like a dead one. */
const untriedMax = 100;

export type Outcome = NonNullable<Tables['letterRecipients']['outcome']>;

/** What is to be done for a recipient whose turn has come. */
type Turn =
  | { turn: 'gone' }
  | { turn: 'paused' }
  /** It has ended, now or by an attempt before. */
  | { turn: 'ended'; outcome: Exclude<Outcome, 'failed'> }
  | { turn: 'due'; signUpId: string; email: string; language: Language; words: WordsByLanguage };

/**
 * The way of letters to their recipients: whose turn it is, and what became of each. Whatever is killed
 * meanwhile, nobody is written to twice, since `attemptedAt` is kept before the mail leaves.
 */
export function createRecipientStore({ db, engine }: Database) {
  /** Letters that are to be sent now. */
  const due = (trx: Kysely<Tables>, now: number) =>
    trx
      .selectFrom('letters')
      .selectAll()
      .where(({ eb, or, and }) =>
        or([
          eb('state', '=', 'sending'),
          and([eb('state', '=', 'scheduled'), eb('scheduledAt', '<=', now)]),
        ]),
      );

  return {
    /**
     * Adds the jobs of those whose turn it is, at the pace of each letter, and notes which letters have
     * ended; how many jobs were added. Several servers may do so.
     */
    async queueNext(now: number): Promise<number> {
      const letters = await due(db, now).select('id').execute();
      let queued = 0;
      for (const { id } of letters) {
        queued += await db.transaction().execute(async (trx) => {
          const query = due(trx, now).where('id', '=', id);
          const locked = engine === 'postgres' ? query.forUpdate().skipLocked() : query;
          const letter = await locked.executeTakeFirst();
          // Paused meanwhile, or in another server's hands.
          if (!letter) return 0;
          if (letter.state === 'scheduled') await startSending({ db: trx, engine }, letter, now);
          return await queueOf(trx, letter, now);
        });
      }
      return queued;
    },

    /** What is to be done for a recipient. */
    take(id: string, now: number): Promise<Turn> {
      return db.transaction().execute(async (trx): Promise<Turn> => {
        const row = await trx
          .selectFrom('letterRecipients as recipient')
          .innerJoin('letters as letter', 'letter.id', 'recipient.letterId')
          .innerJoin('newsletterSignUps as signUp', 'signUp.id', 'recipient.signUpId')
          .leftJoin('newsletterSubscribers as person', 'person.emailKey', 'signUp.emailKey')
          .select(['recipient.signUpId', 'recipient.language', 'recipient.outcome'])
          .select(['recipient.attemptedAt', 'letter.words', 'signUp.email'])
          .select(['letter.state as letterState', 'person.state as personState'])
          .where('recipient.id', '=', id)
          .executeTakeFirst();
        if (!row) return { turn: 'gone' };
        const { signUpId, email, language, outcome, attemptedAt } = row;
        const end = async (reached: 'unclear' | 'skipped'): Promise<Turn> => {
          await trx
            .updateTable('letterRecipients')
            .set({ outcome: reached, settledAt: now })
            .where('id', '=', id)
            .execute();
          return { turn: 'ended', outcome: reached };
        };
        // What was given up certainly did not leave: the owner has it tried again.
        if (outcome && outcome !== 'failed') return { turn: 'ended', outcome };
        // The process that sent it was killed before it knew the answer.
        if (attemptedAt !== null) return await end('unclear');
        if (row.letterState === 'paused') {
          await trx
            .updateTable('letterRecipients')
            .set({ queuedAt: null, outcome: null, settledAt: null })
            .where('id', '=', id)
            .execute();
          return { turn: 'paused' };
        }
        if (row.personState !== 'subscribed' || (await hasBounced(trx, signUpId))) {
          return await end('skipped');
        }
        return { turn: 'due', signUpId, email, language, words: readWords(row) };
      });
    },

    /** Notes that the mail is about to leave; false where somebody else has done so. */
    async begin(id: string, now: number): Promise<boolean> {
      // Only a transaction is sure to be on the disk.
      const { numUpdatedRows } = await db.transaction().execute((trx) =>
        trx
          .updateTable('letterRecipients')
          .set({ attemptedAt: now })
          .where('id', '=', id)
          .where('attemptedAt', 'is', null)
          .where(({ eb, or }) => or([eb('outcome', 'is', null), eb('outcome', '=', 'failed')]))
          .where('queuedAt', 'is not', null)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },

    /** Notes what became of a mail; without an outcome it certainly did not leave. */
    async end(id: string, outcome: Outcome | undefined, now: number): Promise<void> {
      const changes = outcome ? { outcome, settledAt: now } : { attemptedAt: null };
      await db
        .updateTable('letterRecipients')
        .set(changes)
        .where('id', '=', id)
        // It may have been called unclear or given up before this answer came.
        .where(({ eb, or }) =>
          or([eb('outcome', 'is', null), eb('outcome', 'in', ['unclear', 'failed'])]),
        )
        .execute();
    },
  };
}

/** Whether the person's mail server refused an earlier letter for good. */
async function hasBounced(db: Kysely<Tables>, signUpId: string): Promise<boolean> {
  const bounced = await db
    .selectFrom('letterRecipients')
    .select('id')
    .where('signUpId', '=', signUpId)
    .where('outcome', '=', 'bounced')
    .limit(1)
    .executeTakeFirst();
  return bounced !== undefined;
}

/** Adds the jobs of as many recipients of a letter as its pace allows now. */
async function queueOf(trx: Kysely<Tables>, letter: LetterRow, now: number): Promise<number> {
  const { id: letterId, perHour } = letter;
  await giveUp(trx, letterId, now);
  const queuedWithin = async (ms: number): Promise<number> => {
    const { count } = await trx
      .selectFrom('letterRecipients')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('letterId', '=', letterId)
      .where('queuedAt', '>', now - ms)
      // A clock that was ahead must not hold the letter until then.
      .where('queuedAt', '<=', now + hourMs)
      .executeTakeFirstOrThrow();
    return count;
  };
  const { untried } = await trx
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('untried'))
    .where('kind', '=', 'letter')
    .where('state', '=', 'waiting')
    .where('attempt', '=', 0)
    .executeTakeFirstOrThrow();
  // Spread over the hour, because many mails at once look like spam.
  const room = Math.min(
    perHour - (await queuedWithin(hourMs)),
    Math.ceil(perHour / 60) - (await queuedWithin(minuteMs)),
    untriedMax - untried,
  );
  if (room <= 0) return 0;
  const next = trx
    .selectFrom('letterRecipients')
    .select('id')
    .where('letterId', '=', letterId)
    .where('queuedAt', 'is', null)
    .where('outcome', 'is', null)
    .orderBy('id')
    .limit(room);
  const rows = await trx
    .updateTable('letterRecipients')
    .set({ queuedAt: now })
    .where('id', 'in', next)
    .where('queuedAt', 'is', null)
    .returning('id')
    .execute();
  if (rows.length === 0) {
    await finish(trx, letterId, now);
    return 0;
  }
  const ids = rows.map(({ id }) => id);
  // One is there if the letter was paused, and an attempt that found it so may still hold the lease. It
  // sends nothing: nobody need wait for it, and it must not end the new job.
  await trx.deleteFrom('jobs').where('kind', '=', 'letter').where('subjectId', 'in', ids).execute();
  const jobs = ids.map((subjectId) => ({ kind: 'letter' as const, subjectId }));
  await addJobs(trx, jobs, now);
  return rows.length;
}

/** Notes the recipients whose mail is not tried any more: its job is dead, or was dropped by the owner. */
async function giveUp(trx: Kysely<Tables>, letterId: string, now: number): Promise<void> {
  const waiting = trx
    .selectFrom('jobs')
    .select('subjectId')
    .where('kind', '=', 'letter')
    .where('state', '=', 'waiting');
  await trx
    .updateTable('letterRecipients')
    .set({
      settledAt: now,
      // The answer to an attempt may be lost; what was not attempted certainly did not leave.
      outcome: sql<Outcome>`case when attempted_at is null then 'failed' else 'unclear' end`,
    })
    .where('letterId', '=', letterId)
    .where('outcome', 'is', null)
    .where('queuedAt', 'is not', null)
    .where('id', 'not in', waiting)
    .execute();
}

/** Ends a letter of which nobody waits any more. */
async function finish(trx: Kysely<Tables>, letterId: string, now: number): Promise<void> {
  const unfinished = trx
    .selectFrom('letterRecipients')
    .select('letterId')
    .where('letterId', '=', letterId)
    .where('outcome', 'is', null);
  await trx
    .updateTable('letters')
    .set({ state: 'sent', finishedAt: now })
    .where('id', '=', letterId)
    .where('id', 'not in', unfinished)
    .execute();
}
