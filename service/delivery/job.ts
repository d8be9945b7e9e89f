/** The kinds of jobs of each channel; the channels do not wait for each other. */
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

export const channelNames = Object.keys(channelKinds) as ChannelName[];
export const jobKinds: readonly JobKind[] = Object.values(channelKinds).flat();

export interface Channel {
  name: ChannelName;
  /** Replaces that of `schedule.ts` if that is too short. */
  attemptTimeoutMs?: number;
  /**
   * Makes one attempt at one job. When `signal` aborts, it gives up and closes its sockets. Throws only for
   * unforeseen errors, which the worker counts as a failure.
   */
  attempt(job: Job, signal: AbortSignal): Promise<Attempt>;
}

/** A claimed job. Times are milliseconds since 1970-01-01T00:00Z. */
export interface Job {
  id: string;
  kind: JobKind;
  /** The id of the lead, sign-up or alert; its data are read when the job runs. */
  subjectId: string;
  /** Data that cannot be read from the subject later, such as an alert's text; no personal data. */
  payload: string | null;
  /** Number of claims since the job was added or replayed, including this one. */
  attempt: number;
  createdAt: number;
  /** Random id of this claim: only the holder of the lease may store an outcome. */
  leaseId: string;
}

export interface Attempt {
  outcome:
    | 'delivered'
    | 'failed'
    /** Retried as well; only a visitor's address is refused for now, so the channel needs no repair. */
    | 'deferred'
    /** Nothing to send any more: the person was erased, the lead moved, the link was used. */
    | 'unneeded'
    /** A visitor's address does not exist, or its mailbox is full; the channel needs no repair. */
    | 'undeliverable'
    /** Another attempt cannot succeed until the owner changes something. */
    | 'refused';
  /** Is logged, so it contains no personal data. */
  detail: string;
}

/** Ends the detail of a deferred mail, by which the store tells it from those that wait for the channel. */
export const onlyThisAddress = ', only this address';

export const unneeded: Attempt = { outcome: 'unneeded', detail: 'not needed any more' };

export interface Outcome {
  /** `waiting` is due again at `nextAt`; `dead` stays until the owner replays it. */
  state: JobState;
  detail: string;
  nextAt?: number;
}

/** In the order in which the owner sees them. */
export const jobStates = ['waiting', 'delivered', 'unneeded', 'undeliverable', 'dead'] as const;

export type JobState = (typeof jobStates)[number];

/** The outcome of each attempt at a job so far. */
export type JobLog = readonly { at: number; outcome: string; detail: string }[];
