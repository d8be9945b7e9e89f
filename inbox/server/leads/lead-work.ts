import { type Folder, folders } from '../../../contract/folders.ts';
import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import { queueArchiveRecord } from '../../../service/storage/job-rows.ts';
import type { LeadRow } from '../../../service/storage/leads.ts';
import type { Database } from '../../../service/storage/queries.ts';
import type { FolderReason } from '../../../src/content/words.ts';
import { type LeadState, leadStates } from '../../contract/terms.ts';
import { addAudit } from '../people/audit.ts';
import type { InboxTables } from '../store/tables.ts';
import { isStillApplied } from './lead-detail.ts';
import { addEvent } from './lead-events.ts';
import { moveLead } from './move-lead.ts';

/** Why a change was not made. */
type Hindrance = 'not-found' | 'conflict' | 'invalid';

/** Resolves to undefined once the change is made. */
export type ChangeResult = Promise<Hindrance | undefined>;

/** The lead to change, and the person who changes it. */
export interface Task {
  id: string;
  personId: string;
}

/** The same; the person is null for the company's commands. */
interface AnybodysTask {
  id: string;
  personId: string | null;
}

/** New values of a lead's columns. */
type Change =
  | { kind: 'state'; value: LeadState }
  | { kind: 'assigned'; value: string | null }
  | { kind: 'folder'; value: Folder; reasons: readonly FolderReason[] };

/** A change within its transaction. */
interface Changing {
  db: Database;
  lead: LeadRow;
  personId: string | null;
  now: number;
}

/** Folders that a person can move a lead to, with the reason that is stored. */
const moves = {
  inbox: { kind: 'folder', value: 'inbox', reasons: [] },
  spam: { kind: 'folder', value: 'spam', reasons: ['marked-by-owner'] },
} as const satisfies Record<string, Change>;

/** Changes of a lead by the company's people, each in one transaction with its entry in the history. */
export function createLeadWork(db: Database) {
  const change = (task: AnybodysTask, to: Change, now: number) =>
    changeLead(db, task, now, (changing) => apply(changing, to));

  return {
    /** Marks a lead as read, for everybody. */
    async opened(id: string, now: number): Promise<void> {
      await db
        .updateTable('leads')
        .set({ openedAt: now, changedAt: now })
        .where('id', '=', id)
        .where('openedAt', 'is', null)
        .execute();
    },

    setState: (task: Task, state: LeadState, now: number) =>
      changeLead(db, task, now, (changing) => advance(changing, state)),

    assign: (task: Task, value: string | null, now: number) =>
      change(task, { kind: 'assigned', value }, now),

    /** Releases a lead and queues its held deliveries, or marks it as spam. */
    move: (task: AnybodysTask, folder: keyof typeof moves, now: number) =>
      change(task, moves[folder], now),

    addNote: (task: Task, text: string, now: number) =>
      changeLead(db, task, now, async (changing) => {
        const id = timeOrderedId(now);
        const { personId } = task;
        const { db: trx, lead } = changing;
        const note = { id, leadId: lead.id, personId, at: now, text };
        await trx.insertInto('leadNotes').values(note).execute();
        await addOwnEvent(changing, { kind: 'note', after: id });
        return undefined;
      }),

    /** Removes a note and its event; only its author may. */
    removeNote: (task: Task, noteId: string, now: number) =>
      changeLead(db, task, now, async ({ db: trx, lead, personId }) => {
        const removed = await trx
          .deleteFrom('leadNotes')
          .where('id', '=', noteId)
          .where('leadId', '=', lead.id)
          .where('personId', '=', personId)
          .returning('id')
          .executeTakeFirst();
        if (!removed) return 'not-found';
        await trx
          .deleteFrom('leadEvents')
          .where('leadId', '=', lead.id)
          .where('kind', '=', 'note')
          .where('after', '=', noteId)
          .execute();
        return undefined;
      }),

    /** Reverts an event, unless a later one of its kind has changed the lead since. */
    undo: (task: Task, eventId: string, now: number) =>
      changeLead(db, task, now, async (changing) => {
        const { db: trx, lead } = changing;
        const event = await trx
          .selectFrom('leadEvents')
          .selectAll()
          .where('id', '=', eventId)
          .where('leadId', '=', lead.id)
          .executeTakeFirst();
        if (!event) return 'not-found';
        const later = await trx
          .selectFrom('leadEvents')
          .select('id')
          .where('leadId', '=', lead.id)
          .where('kind', '=', event.kind)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .executeTakeFirst();
        if (later?.id !== eventId || !isStillApplied(lead, event)) return 'conflict';
        const back = changeBack(event);
        return back ? await apply(changing, back, event.at) : 'invalid';
      }),
  };
}

/** Runs one change of a lead in a transaction, and updates the archive and open inboxes. */
export async function changeLead(
  db: Database,
  { id, personId }: AnybodysTask,
  now: number,
  work: (changing: Changing) => ChangeResult,
): ChangeResult {
  return await db.transaction().execute(async (trx) => {
    const find = trx.selectFrom('leads').selectAll().where('id', '=', id).forUpdate();
    const lead = await find.executeTakeFirst();
    if (!lead) return 'not-found';
    const hindrance = await work({ db: trx, lead, personId, now });
    if (hindrance) return hindrance;
    await trx.updateTable('leads').set({ changedAt: now }).where('id', '=', id).execute();
    await queueArchiveRecord(trx, id, now);
    return undefined;
  });
}

/**
 * Sets a lead's state. An answered lead is released if it was held, because held leads are erased after 90
 * days.
 */
export async function advance(changing: Changing, state: LeadState): ChangeResult {
  const hindrance = await apply(changing, { kind: 'state', value: state });
  const isAnswered = state === 'answered' || state === 'won';
  if (hindrance || !isAnswered || changing.lead.folder !== 'held') return hindrance;
  return await apply(changing, moves.inbox);
}

/** Changes the lead and adds an event. `undone` is the time of the event that is reverted. */
async function apply(changing: Changing, change: Change, undone?: number): ChangeResult {
  const { db, lead, personId, now } = changing;
  const { kind, value } = change;
  const update = db.updateTable('leads').where('id', '=', lead.id);
  let before: string | null;
  let kept: string | null = null;
  if (kind === 'state') {
    before = lead.state;
    if (before === value) return undefined;
    const answered = answerOf(changing, value, undone);
    await update.set({ state: value, stateChangedAt: now, ...answered }).execute();
  } else if (kind === 'assigned') {
    before = lead.assignedTo;
    if (before === value) return undefined;
    if (value !== null && !(await isActive(db, value))) return 'invalid';
    await update.set({ assignedTo: value }).execute();
  } else {
    before = lead.folder;
    if (before === value) return undefined;
    kept = lead.reasons;
    const { reasons } = change;
    const { id, emailKey } = lead;
    await moveLead(db, { id, emailKey, folder: value, reasons }, personId, now);
  }
  await addOwnEvent(changing, { kind, before, after: value, kept });
  const detail = `${before ?? '-'} → ${value ?? '-'}`;
  await addAudit(db, { personId, action: kind, subjectId: lead.id, detail }, now);
  return undefined;
}

/** The answer columns for a state: set for answered or won, cleared for new or if the answer is undone. */
function answerOf({ lead, personId, now }: Changing, state: LeadState, undone?: number) {
  const none = { answeredAt: null, answeredBy: null };
  if (state === 'new' || (undone !== undefined && lead.answeredAt === undone)) return none;
  if (state === 'lost' || lead.answeredAt !== null) return {};
  return { answeredAt: now, answeredBy: personId };
}

async function isActive(db: Database, personId: string): Promise<boolean> {
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return person !== undefined;
}

type EventRow = InboxTables['leadEvents'];

/** The change that reverts an event; undefined if it cannot be undone. */
function changeBack({ kind, before, kept }: EventRow): Change | undefined {
  if (kind === 'assigned') return { kind, value: before };
  if (kind === 'state') {
    const state = leadStates.find((one) => one === before);
    return state && { kind, value: state };
  }
  const folder = kind === 'folder' && folders.find((one) => one === before);
  return folder ? { kind: 'folder', value: folder, reasons: JSON.parse(kept ?? '[]') } : undefined;
}

/** Adds an event by this person to the lead's history. */
export function addOwnEvent(
  { db, lead, personId, now }: Changing,
  event: Pick<EventRow, 'kind'> & Partial<EventRow>,
): Promise<void> {
  return addEvent(db, { leadId: lead.id, personId, at: now, ...event });
}
