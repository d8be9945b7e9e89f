import * as v from 'valibot';
import { type Job, type JobKind, type JobRecord, jobKinds, jobStates } from '../delivery/job.ts';
import { underWayMs } from '../delivery/schedule.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import type { JobTable } from './tables.ts';

const logSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      at: v.number(),
      outcome: v.string(),
      detail: v.string(),
    }),
  ),
);

/** A row of the outbox that is due at once. */
export function newJobRow(
  { kind, subjectId, payload }: { kind: JobKind; subjectId: string; payload?: string | undefined },
  now: number,
): JobTable {
  return {
    id: timeOrderedId(now),
    kind,
    subject_id: subjectId,
    payload: payload ?? null,
    state: 'waiting',
    attempt: 0,
    created_at: now,
    next_at: now,
    log: '[]',
    lease_id: null,
  };
}

/** The job of a claimed row; throws if the row is not claimed, or of a kind of a newer version. */
export function jobOfRow(row: JobTable): Job {
  return {
    ...fieldsOfRow(row),
    kind: v.parse(v.picklist(jobKinds), row.kind),
    leaseId: v.parse(v.string(), row.lease_id),
  };
}

/** The job with its history, to be shown. */
export function recordOfRow(row: JobTable): JobRecord {
  return {
    ...fieldsOfRow(row),
    kind: row.kind,
    state: v.parse(v.picklist(jobStates), row.state),
    nextAt: row.next_at,
    log: attemptsOfRow(row),
  };
}

/** Every attempt so far, oldest first. */
export function attemptsOfRow({ log }: Pick<JobTable, 'log'>): JobRecord['log'] {
  return v.parse(logSchema, log);
}

/** Whether somebody is trying the job now. A lease from a clock far ahead says nothing. */
export function isUnderWay({ lease_id, next_at }: JobTable, now: number): boolean {
  return lease_id !== null && next_at > now && next_at <= now + underWayMs;
}

function fieldsOfRow(row: JobTable) {
  return {
    id: row.id,
    subjectId: row.subject_id,
    payload: row.payload ?? undefined,
    attempt: row.attempt,
    createdAt: row.created_at,
  };
}
