import { sql } from 'kysely';
import type { Language } from '../../../contract/language.ts';
import { addJobs } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import type { LetterOutcome } from '../../contract/letters.ts';
import { type LetterRow, readWords, type WordsByLanguage } from './letter-rows.ts';
import { startSending } from './letter-store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Most jobs of letters that may wait for a first attempt: a slow mail server must not seem a dead one. */
const untriedMax = 100;

/** The next step for a recipient. */
type Turn =
  | { turn: 'gone' }
  | { turn: 'paused' }
  /** The outcome is known, now or from an earlier attempt. */
  | { turn: 'ended'; outcome: Exclude<LetterOutcome, 'failed'> }
  | { turn: 'due'; signUpId: string; email: string; language: Language; words: WordsByLanguage };

/**
 * Queues the recipients of letters and stores the outcome of each. `attemptedAt` is committed before a mail
 * leaves, so that nobody gets it twice, even if a process is killed.
 */
export function createRecipientStore(db: Database) {
  /** Letters that are being sent or are due. */
  const due = (trx: Database, now: number) =>
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
     * Queues the next recipients at the pace of each letter, and marks letters that are complete; the number
     * of jobs added. Several servers may call this.
     */
    async queueNext(now: number): Promise<number> {
      const letters = await due(db, now).select('id').execute();
      let queued = 0;
      for (const { id } of letters) {
        queued += await db.transaction().execute(async (trx) => {
          const free = due(trx, now).where('id', '=', id).forUpdate().skipLocked();
          const letter = await free.executeTakeFirst();
          // Paused meanwhile, or locked by another server.
          if (!letter) return 0;
          if (letter.state === 'scheduled') await startSending(trx, letter, now);
          return await queueOf(trx, letter, now);
        });
      }
      return queued;
    },

    /** The next step for a recipient whose job was claimed. */
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
        // A failed mail certainly did not leave, so a replay may send it.
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

    /** Marks that the mail is about to leave; false if another attempt has done so. */
    async begin(id: string, now: number): Promise<boolean> {
      // In a transaction, which waits for the disk even if PostgreSQL has `synchronous_commit = off`.
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

    /** Stores the outcome of a mail; undefined if it certainly did not leave. */
    async end(id: string, outcome: LetterOutcome | undefined, now: number): Promise<void> {
      const changes = outcome ? { outcome, settledAt: now } : { attemptedAt: null };
      await db
        .updateTable('letterRecipients')
        .set(changes)
        .where('id', '=', id)
        // It may have been marked unclear or failed before this answer came.
        .where(({ eb, or }) =>
          or([eb('outcome', 'is', null), eb('outcome', 'in', ['unclear', 'failed'])]),
        )
        .execute();
    },
  };
}

/** Whether the person's mail server refused an earlier letter for good. */
async function hasBounced(db: Database, signUpId: string): Promise<boolean> {
  const bounced = await db
    .selectFrom('letterRecipients')
    .select('id')
    .where('signUpId', '=', signUpId)
    .where('outcome', '=', 'bounced')
    .limit(1)
    .executeTakeFirst();
  return bounced !== undefined;
}

/** Queues as many recipients of a letter as its pace allows now. */
async function queueOf(trx: Database, letter: LetterRow, now: number): Promise<number> {
  const { id: letterId, perHour } = letter;
  await giveUp(trx, letterId, now);
  const queuedWithin = async (ms: number): Promise<number> => {
    const { count } = await trx
      .selectFrom('letterRecipients')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('letterId', '=', letterId)
      .where('queuedAt', '>', now - ms)
      // Ignores times from a clock that was ahead, which would stop the letter until then.
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
  // Spreads the mails over the hour, because many at once look like spam.
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
  // After a pause the old job is still there, perhaps leased by an attempt that found the letter paused. That
  // attempt sends nothing, so it need not be awaited, but it must not complete the new job.
  await trx.deleteFrom('jobs').where('kind', '=', 'letter').where('subjectId', 'in', ids).execute();
  const jobs = ids.map((subjectId) => ({ kind: 'letter' as const, subjectId }));
  await addJobs(trx, jobs, now);
  return rows.length;
}

/** Sets the outcome of recipients whose job is dead or was removed. */
async function giveUp(trx: Database, letterId: string, now: number): Promise<void> {
  const waiting = trx
    .selectFrom('jobs')
    .select('subjectId')
    .where('kind', '=', 'letter')
    .where('state', '=', 'waiting');
  await trx
    .updateTable('letterRecipients')
    .set({
      settledAt: now,
      // After an attempt whose answer is lost it is unclear whether the mail left; otherwise it did not.
      outcome: sql<LetterOutcome>`case when attempted_at is null then 'failed' else 'unclear' end`,
    })
    .where('letterId', '=', letterId)
    .where('outcome', 'is', null)
    .where('queuedAt', 'is not', null)
    .where('id', 'not in', waiting)
    .execute();
}

/** Marks a letter as sent once no recipient waits. */
async function finish(trx: Database, letterId: string, now: number): Promise<void> {
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
