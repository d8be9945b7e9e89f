import { site } from '#site';
import { pickFields, type StoredLead } from '../../../service/leads/stored-lead.ts';
import { type LeadRow, leadOfRow } from '../../../service/storage/leads.ts';
import type { Database } from '../../../service/storage/queries.ts';
import type { LeadDetail } from '../../contract/leads.ts';
import { isLostMail, isUnreached, summaryColumns, summaryOf } from './lead-rows.ts';

/** How many other leads of the same address are shown. */
const othersShown = 20;

/** Kinds of events that can be undone, with the column of `leads` that each changed. */
const undoable = { state: 'state', assigned: 'assignedTo', folder: 'folder' } as const;

type Undoable = keyof typeof undoable;

const isUndoable = (kind: string): kind is Undoable => Object.hasOwn(undoable, kind);

/** Reads everything about one lead; undefined if it does not exist. */
export function createLeadDetail(db: Database) {
  return async (id: string): Promise<LeadDetail | undefined> => {
    const row = await db
      .selectFrom('leads')
      .selectAll()
      .select(isUnreached)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const notes = await db
      .selectFrom('leadNotes')
      .select(['id', 'personId', 'at', 'text'])
      .where('leadId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    const replies = await db
      .selectFrom('leadReplies')
      .leftJoin('jobs', (join) =>
        join.onRef('jobs.subjectId', '=', 'leadReplies.id').on('jobs.kind', '=', 'lead-reply'),
      )
      .select(['leadReplies.id', 'personId', 'at', 'subject', 'text', 'jobs.state as mail'])
      .where('leadId', '=', id)
      .orderBy('at')
      .orderBy('leadReplies.id')
      .execute();
    const events = await db
      .selectFrom('leadEvents')
      .select(['id', 'at', 'personId', 'kind', 'before', 'after'])
      .where('leadId', '=', id)
      // Written by older versions only.
      .where('kind', '<>', 'unreached')
      .orderBy('at')
      .orderBy('id')
      .execute();
    const others = await db
      .selectFrom('leads')
      .select(summaryColumns)
      .select(isUnreached)
      .where('emailKey', '=', row.emailKey)
      .where('id', '<>', id)
      .orderBy('receivedAt', 'desc')
      .limit(othersShown)
      .execute();
    const jobs = await db
      .selectFrom('jobs')
      .select(['id', 'kind', 'state', 'nextAt', 'log'])
      .where('subjectId', 'in', [id, ...replies.map((reply) => reply.id)])
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const booking = await db
      .selectFrom('bookings')
      .select(['startsAt', 'minutes'])
      .where('leadId', '=', id)
      .executeTakeFirst();
    const lost = jobs.filter(isLostMail).map(({ id, kind, nextAt: at }) => {
      return { id, at, personId: null, kind: 'unreached', before: null, after: kind } as const;
    });
    const history = [...events, ...lost].sort((one, other) => one.at - other.at);
    const stored = leadOfRow(row);
    return {
      ...summaryOf(row),
      lead: pickFields(stored),
      reasons: stored.reasons,
      attribution: stored.attribution ?? null,
      score: row.score,
      answeredAt: row.answeredAt,
      answeredBy: row.answeredBy,
      others: others.map(summaryOf),
      deliveries: jobs.map(({ nextAt, ...job }) => ({ ...job, log: JSON.parse(job.log) })),
      notes,
      replies,
      threadSubject: replies.at(-1)?.subject ?? acknowledgementSubject(stored, jobs),
      events: history.map((event) => ({
        ...event,
        canUndo:
          history.findLast(({ kind }) => kind === event.kind) === event &&
          isStillApplied(row, event),
      })),
      booking: booking ?? null,
    };
  };
}

/** Whether the lead still has the value that an event set. */
export function isStillApplied(
  row: Pick<LeadRow, (typeof undoable)[Undoable]>,
  { kind, after }: { kind: string; after: string | null },
): boolean {
  return isUndoable(kind) && row[undoable[kind]] === after;
}

/** Subject of the acknowledgement that the visitor got. */
function acknowledgementSubject(
  { language }: StoredLead,
  jobs: readonly { kind: string; state: string }[],
): string | null {
  const isTold = jobs.some(
    ({ kind, state }) => kind === 'acknowledgement' && state === 'delivered',
  );
  return isTold ? site.words[language].mails.acknowledgement.subject : null;
}
