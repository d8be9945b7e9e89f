/** What the service owes to somebody, one row of the outbox each. */
export const jobKinds = [
  'owner-notice',
  'acknowledgement',
  'newsletter-confirmation',
  'alert-by-mail',
  'lead-webhook',
  'erased-webhook',
  'alert-by-webhook',
] as const;

export type JobKind = (typeof jobKinds)[number];

/** How deliveries leave the service. Each channel has its own worker, so none waits for another. */
export type ChannelName = 'mail' | 'webhook';

export const channelKinds: Record<ChannelName, readonly JobKind[]> = {
  mail: ['owner-notice', 'acknowledgement', 'newsletter-confirmation', 'alert-by-mail'],
  webhook: ['lead-webhook', 'erased-webhook', 'alert-by-webhook'],
};

/** A job as a worker claimed it. Times are milliseconds since 1970-01-01T00:00Z. */
export interface Job {
  id: string;
  kind: JobKind;
  /** The lead, newsletter request or alert that the job is about; its data are read when it runs. */
  subjectId: string;
  /** What cannot be read from the subject any more (an alert's text); holds no personal data. */
  payload: string | undefined;
  /** How often it was claimed since it was added or replayed, this time included. */
  attempt: number;
  createdAt: number;
}

/** Why a job ended although its channel is well. */
export type UndeliverableReason = 'recipient-refused';

/** Outcome of one attempt; `detail` holds no personal data, for it is kept in the log. */
export type Attempt =
  | { outcome: 'delivered'; detail: string }
  | { outcome: 'failed'; detail: string }
  /** Nothing to send any more: the person was erased, the lead moved, the link was used. */
  | { outcome: 'unneeded'; detail: string }
  /** A visitor's address does not exist: nothing is wrong with the channel, nothing to mend. */
  | { outcome: 'undeliverable'; reason: UndeliverableReason; detail: string }
  /** No further attempt can help until the owner mends something (a webhook that said 410). */
  | { outcome: 'refused'; detail: string; disableChannel?: boolean };

export interface ClaimRequest {
  /** Only jobs of these kinds. */
  kinds: readonly JobKind[];
  limit: number;
  /** For this long nobody else gets them; a job whose lease ran out is due again. */
  leaseMs: number;
  /** Jobs that the claimer has under way itself: not to be doubled, whatever its clock says. */
  except?: readonly string[];
}

/** The outbox as the worker sees it; written in the lead's own transaction by the store. */
export interface JobQueue {
  /**
   * Takes due jobs, longest due first; also those due later than the pause of their attempt reaches,
   * which a clock that ran ahead has put off (looked for once a minute, or when the clock was set).
   */
  claim(request: ClaimRequest, now: number): Promise<readonly Job[]>;
  /** Prolongs the lease of a job that is still being tried; false where it was lost meanwhile. */
  renew(job: Job, leaseUntil: number): Promise<boolean>;
  delivered(job: Job, detail: string, now: number): Promise<void>;
  /**
   * Nothing was sent, for it was not owed any more. Where the lead owes it again meanwhile, the job
   * is due again; else it rests until the lead is released.
   */
  unneeded(job: Job, detail: string, now: number): Promise<void>;
  /** An end that asks nothing of the owner: kept in the log, counted neither waiting nor dead. */
  undeliverable(job: Job, reason: UndeliverableReason, detail: string, now: number): Promise<void>;
  /** Due again at `nextAt`. */
  retry(job: Job, detail: string, nextAt: number, now: number): Promise<void>;
  /** Dead letter: stays until the owner replays or drops it. */
  bury(job: Job, detail: string, now: number): Promise<void>;
  /** At most one job per kind and subject: where there is one already, its id comes back. */
  add(job: { kind: JobKind; subjectId: string; payload?: string }, now: number): Promise<string>;
  /**
   * All that is dead or waits becomes due now with a fresh schedule, but for what may be under way at
   * this moment; or the job that is named, whatever its state.
   */
  replay(filter: { id?: string; kinds?: readonly JobKind[] }, now: number): Promise<Replayed>;
  /** Removes dead jobs (or the one named); the number of them. */
  drop(filter: { id?: string; kinds?: readonly JobKind[] }): Promise<number>;
  /** Newest first. */
  list(filter: {
    state?: JobState;
    subjectId?: string;
    limit: number;
  }): Promise<readonly JobRecord[]>;
  health(now: number): Promise<QueueHealth>;
  /** Remembers, for every process, that nothing goes out through the channel until it is enabled. */
  disable(channel: ChannelName, detail: string, now: number): Promise<void>;
  enable(channel: ChannelName): Promise<void>;
  disabled(): Promise<readonly DisabledChannel[]>;
}

export interface Replayed {
  /** Jobs that are due now. */
  due: number;
  /** Jobs left as they are: each is being tried, or due within `underWayMs` by itself. */
  soon: number;
}

/** In the order in which the owner reads of them. */
export const jobStates = ['waiting', 'delivered', 'unneeded', 'undeliverable', 'dead'] as const;

export type JobState = (typeof jobStates)[number];

export interface JobRecord extends Omit<Job, 'kind'> {
  /** A kind that only a newer version knows is shown too; here it waits for that version. */
  kind: string;
  state: JobState;
  nextAt: number;
  /** Every attempt so far: when, and what came of it; `reason` is for machines. */
  log: readonly { at: number; outcome: string; reason?: string | undefined; detail: string }[];
}

export interface DisabledChannel {
  channel: ChannelName;
  detail: string;
  at: number;
}

export interface QueueHealth {
  waiting: number;
  dead: number;
  /** Age of the oldest undelivered job in milliseconds, or undefined where there is none. */
  oldestWaitingMs: number | undefined;
  /** The same for each kind that has undelivered jobs, be it one that only a newer version knows. */
  kinds: readonly {
    kind: string;
    waiting: number;
    dead: number;
    oldestWaitingMs: number | undefined;
  }[];
}
