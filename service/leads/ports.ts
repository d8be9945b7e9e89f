import type { Folder, FolderReason, StoredLead } from './stored-lead.ts';

/** What came of a submission, kept for 24 hours under its Idempotency-Key. */
export interface Answer {
  status: number;
  body: string;
}

/** The caller's key, and a hash of what it stood for (draft-ietf-httpapi-idempotency-key-header-07). */
export interface IdempotentRequest {
  key: string;
  bodyHash: string;
}

export interface Submission {
  lead: StoredLead;
  /** Hash of the message's words, by which repetitions are found. */
  contentHash: string;
  /** Single-use token to mark as used in the same transaction; undefined where the provider keeps count. */
  token: { id: string; expiresAt: number } | undefined;
  /** Begun with `begin` before; its answer is kept in the same transaction. */
  idempotency: (IdempotentRequest & { answer: Answer }) | undefined;
}

/** What became of an Idempotency-Key before. */
export type KeyState =
  | { outcome: 'replayed'; answer: Answer }
  | { outcome: 'key-reused' }
  | { outcome: 'still-running' };

export type SubmissionResult = { outcome: 'stored' } | { outcome: 'token-reused' } | KeyState;

export interface LeadFilter {
  folder?: Folder;
  /** Received at or after, in milliseconds since 1970. */
  since?: number;
  /** Received before, in milliseconds since 1970. */
  until?: number;
  /** Words that must all occur in name, company, e-mail, phone or message; each may be a beginning. */
  search?: string;
  /** The sender's address, in any letter case. */
  email?: string;
  /** At most so many; 100 where absent. `stream` and `count` know no limit. */
  limit?: number;
}

/**
 * By what a person is known again: the same e-mail or the same phone, or the same name from the
 * same address. One who corrects a mistyped e-mail keeps the rest.
 */
export type Sender = Pick<StoredLead, 'email' | 'phone' | 'name' | 'address'>;

/** What an erasure removed, in rows. */
export interface Erased {
  leadIds: readonly string[];
  jobs: number;
}

/** The store of leads. Every promise resolves only once its effect is on disk. */
export interface LeadStore {
  /**
   * Claims an Idempotency-Key before the slow work (verification) starts, so that a retry neither
   * doubles the lead nor spends its token again. A claim ends with `submit`, `abandon` or its lease.
   */
  begin(request: IdempotentRequest, now: number): Promise<{ outcome: 'begun' } | KeyState>;
  /** Gives a claimed key back: the request failed and may be tried again. */
  abandon(request: IdempotentRequest): Promise<void>;
  /** Lead, outbox jobs of its folder, used token and idempotent answer in one transaction. */
  submit(submission: Submission, now: number): Promise<SubmissionResult>;
  find(id: string): Promise<StoredLead | undefined>;
  /** Newest first. */
  list(filter: LeadFilter): Promise<readonly StoredLead[]>;
  /** Every match, oldest first, without holding them all in memory. */
  stream(filter: LeadFilter): AsyncIterable<StoredLead>;
  count(filter: LeadFilter): Promise<number>;
  /** Moves a lead; a move into the inbox adds the jobs that were held back. False: no such lead. */
  move(id: string, folder: Folder, reasons: readonly FolderReason[], now: number): Promise<boolean>;
  /** Whether the same words came from another person since then. */
  seenFromOthers(contentHash: string, sender: Sender, since: number): Promise<boolean>;
  /**
   * Removes leads, their jobs and idempotent answers (LGPD art. 18 VI); what the database's files
   * keep of them goes with the store's `scrub`. Adds one `erased-webhook` job per lead where webhooks are on.
   */
  erase(ids: readonly string[], now: number): Promise<Erased>;
}

/** What a verification service says of a token. */
export type Verdict =
  | {
      outcome: 'passed';
      score: number | undefined;
      token: { id: string; expiresAt: number } | undefined;
    }
  | { outcome: 'failed'; detail: string; suspect?: SetupFault }
  | {
      outcome: 'unavailable';
      reason: 'verification-unreachable' | 'verification-quota' | 'verification-misconfigured';
      detail: string;
      suspect?: SetupFault;
    };

/** What of our own setup would explain that we turn down a token which the service calls good. */
export type SetupFault = 'host' | 'clock';

export interface HumanVerification {
  /**
   * Never throws for what the token holds; `detail` holds nothing of the token. `pageHost`: host of
   * the page that sends it, where the browser names one.
   */
  verify(token: string, now: number, pageHost?: string): Promise<Verdict>;
}

/** Counts requests in fixed windows, per key (see `rateKey`); shared by all processes on one database. */
export interface RateLimiter {
  /** Seconds to wait, or 0 where the request may pass. */
  take(key: string, now: number): Promise<number>;
}

/**
 * Counts in the same windows what is taken in from everybody together. What fails the schema or the
 * verification does not count: else anybody could close the form to all.
 */
export interface TotalLimit {
  /** Seconds to wait, or 0 where one more was counted. */
  take(now: number): Promise<number>;
  /** Undoes what was taken at that time, because nothing was stored. */
  giveBack(takenAt: number): Promise<void>;
  /** Seconds until one more would be counted; counts nothing. */
  wait(now: number): Promise<number>;
}

/** Small facts that outlive the process and are shared by all processes on one database. */
export interface SettingsStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** The secret of that name: 32 random bytes as hex, made at first use and the same ever after. */
  secret(name: string): Promise<string>;
}
