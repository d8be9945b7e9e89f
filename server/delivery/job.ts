/** What the service owes to somebody, one row of the outbox each. */
export type JobKind =
  | 'owner-notice'
  | 'acknowledgement'
  | 'lead-webhook'
  | 'erased-webhook'
  | 'newsletter-confirmation'
  | 'alert';

/** A job as a worker claimed it. Times are milliseconds since 1970-01-01T00:00Z. */
export interface Job {
  id: string;
  kind: JobKind;
  /** The lead, subscriber or alert that the job is about; its data are read when it runs. */
  subjectId: string;
  /** What cannot be read from the subject any more (an erased lead's id, an alert's text). */
  payload: string | undefined;
  /** How often it was claimed, this time included. */
  attempt: number;
  createdAt: number;
}

/** Outcome of one attempt; `detail` holds no personal data, for it is kept in the log. */
export type Attempt =
  | { outcome: 'delivered'; detail: string }
  | { outcome: 'failed'; detail: string }
  /** No further attempt can help (an address that does not exist, a webhook that said 410). */
  | { outcome: 'refused'; detail: string; disableChannel?: boolean };

/** The outbox as the worker sees it; written in the lead's own transaction by the store. */
export interface JobQueue {
  /** Takes up to `limit` due jobs for `leaseMs`; a job whose lease ran out is due again. */
  claim(limit: number, leaseMs: number, now: number): Promise<readonly Job[]>;
  delivered(job: Job, detail: string, now: number): Promise<void>;
  /** Due again at `nextAt`. */
  retry(job: Job, detail: string, nextAt: number, now: number): Promise<void>;
  /** Dead letter: stays until the owner replays or drops it. */
  bury(job: Job, detail: string, now: number): Promise<void>;
  add(job: { kind: JobKind; subjectId: string; payload?: string }, now: number): Promise<string>;
  /** Dead (or all matching) jobs become due now; the number of them. */
  replay(filter: { id?: string; kind?: JobKind }, now: number): Promise<number>;
  /** Newest first. */
  list(filter: {
    state?: 'waiting' | 'delivered' | 'dead';
    limit: number;
  }): Promise<readonly JobRecord[]>;
  health(now: number): Promise<QueueHealth>;
}

export interface JobRecord extends Job {
  state: 'waiting' | 'delivered' | 'dead';
  nextAt: number;
  /** Every attempt so far: when, and what came of it. */
  log: readonly { at: number; outcome: string; detail: string }[];
}

export interface QueueHealth {
  waiting: number;
  dead: number;
  /** Age of the oldest undelivered job in milliseconds, or undefined where there is none. */
  oldestWaitingMs: number | undefined;
}
