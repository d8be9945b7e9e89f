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

/** The job that a row keeps, to be done; throws where it is of no kind that this version can do. */
export function jobOfRow(row: JobTable): Job {
  return { ...fieldsOfRow(row), kind: v.parse(kindSchema, row.kind) };
}

/** The same with its history, to be shown; throws where this room did not write the history. */
export function recordOfRow(row: JobTable): JobRecord {
  return {
    ...fieldsOfRow(row),
    kind: row.kind,
    state: v.parse(stateSchema, row.state),
    nextAt: row.next_at,
    log: v.parse(logSchema, JSON.parse(row.log)),
  };
}

function fieldsOfRow(row: JobTable): Omit<Job, 'kind'> {
  return {
    id: row.id,
    subjectId: row.subject_id,
    payload: row.payload ?? undefined,
    attempt: row.attempt,
    createdAt: row.created_at,
  };
}
