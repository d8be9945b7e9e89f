import * as v from 'valibot';
import { type Job, type JobKind, type JobRecord, jobKinds, jobStates } from '../delivery/job.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import type { JobTable } from './tables.ts';

const attemptSchema = v.object({
  at: v.number(),
  outcome: v.string(),
  reason: v.optional(v.string()),
  detail: v.string(),
});
const logSchema = v.array(attemptSchema);
const kindSchema = v.picklist(jobKinds);
const stateSchema = v.picklist(jobStates);

export type AttemptRecord = v.InferOutput<typeof attemptSchema>;

/** A row of the outbox that is due at once. */
export function newJobRow(
  job: { kind: JobKind; subjectId: string; payload?: string | undefined },
  now: number,
): JobTable {
  return {
    id: timeOrderedId(now),
    kind: job.kind,
    subject_id: job.subjectId,
    payload: job.payload ?? null,
    state: 'waiting',
    attempt: 0,
    created_at: now,
    next_at: now,
    log: '[]',
  };
}

export function kindOf(text: string): JobKind {
  return v.parse(kindSchema, text);
}

/** The job that a row keeps; throws where the row was not written by this room. */
export function jobOfRow(row: JobTable): Job {
  return {
    id: row.id,
    kind: kindOf(row.kind),
    subjectId: row.subject_id,
    payload: row.payload ?? undefined,
    attempt: row.attempt,
    createdAt: row.created_at,
  };
}

/** The same with its history. */
export function recordOfRow(row: JobTable): JobRecord {
  return {
    ...jobOfRow(row),
    state: v.parse(stateSchema, row.state),
    nextAt: row.next_at,
    log: v.parse(logSchema, JSON.parse(row.log)),
  };
}
