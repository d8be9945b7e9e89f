/** How deliveries leave the service, and what each takes; none waits for another. */
export const channelKinds = {
  mail: [
    'owner-notice',
    'acknowledgement',
    'newsletter-confirmation',
    'alert-by-mail',
    'sign-in-link',
    'lead-reply',
    'overdue-leads',
    'booking-visitor',
    'booking-owner',
    'cancellation-visitor',
    'cancellation-owner',
    'letter',
  ],
  webhook: [
    'lead-webhook',
    'erased-webhook',
    'confirmed-webhook',
    'left-webhook',
    'alert-by-webhook',
  ],
  archive: ['record-archive', 'erased-archive'],
} as const;

export type ChannelName = keyof typeof channelKinds;
export type OptionalChannel = Exclude<ChannelName, 'mail'>;
export type JobKind = (typeof channelKinds)[ChannelName][number];

export const channelNames: readonly ChannelName[] = ['mail', 'webhook', 'archive'];
export const jobKinds: readonly JobKind[] = Object.values(channelKinds).flat();

export interface Channel {
  name: ChannelName;
  /** Where that of `schedule.ts` is too short. */
  attemptTimeoutMs?: number;
  /**
   * One attempt at one job. When `signal` aborts, the attempt is given up and its sockets closed.
   * Throws only for what the channel did not foresee; the worker counts that as a failure.
   */
  attempt(job: Job, signal: AbortSignal): Promise<Attempt>;
}

/** A job as a worker claimed it. Times are milliseconds since 1970-01-01T00:00Z. */
export interface Job {
  id: string;
  kind: JobKind;
  /** The lead, sign-up or alert that the job is about; its data are read when the job runs. */
  subjectId: string;
  /** What cannot be read from the subject any more, such as an alert's text; no personal data. */
  payload: string | null;
  /** How often it was claimed since it was added or replayed, this time included. */
  attempt: number;
  createdAt: number;
  /** Random id of this claim: only the holder of the lease may keep an outcome. */
  leaseId: string;
}

export interface Attempt {
  outcome:
    | 'delivered'
    | 'failed'
    /** Nothing to send any more: the person was erased, the lead moved, the link was used. */
    | 'unneeded'
    /** A visitor's address does not exist: nothing is wrong with the channel, nothing to mend. */
    | 'undeliverable'
    /** No further attempt can help until the owner changes something. */
    | 'refused';
  /** Kept in the log, so it holds no personal data. */
  detail: string;
}

export const unneeded: Attempt = { outcome: 'unneeded', detail: 'not needed any more' };

export interface Outcome {
  /** `waiting` is due again at `nextAt`; `dead` stays until the owner replays it. */
  state: JobState;
  detail: string;
  nextAt?: number;
}

/** In the order in which the owner reads of them. */
export const jobStates = ['waiting', 'delivered', 'unneeded', 'undeliverable', 'dead'] as const;

export type JobState = (typeof jobStates)[number];

/** What came of each attempt at a job so far. */
export type JobLog = readonly { at: number; outcome: string; detail: string }[];
