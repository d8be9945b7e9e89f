import type { Folder, FolderReason, StoredLead } from './stored-lead.ts';

/** What came of a submission, kept for 24 hours under its Idempotency-Key. */
export interface Answer {
  status: number;
  body: string;
}

/** A request with an Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07). */
export interface IdempotentRequest {
  key: string;
  /** Hash of what the visitor said: another body under the same key is an error. */
  bodyHash: string;
  /** Random id of this request, by which it owns the key while it runs. */
  claim: string;
}

/** What became of an Idempotency-Key before. */
export type KeyState =
  | { outcome: 'replayed'; answer: Answer }
  | { outcome: 'key-reused' }
  | { outcome: 'still-running' };

/** A verification token that counts once. */
export interface SingleUseToken {
  id: string;
  expiresAt: number;
}

export interface Submission {
  lead: StoredLead;
  /** Hash of the message's words, by which repetitions are found. */
  contentHash: string;
  /** Marked as used in the same transaction; undefined if the provider keeps count itself. */
  token: SingleUseToken | undefined;
  /** The answer is kept in the same transaction. */
  idempotency: (IdempotentRequest & { answer: Answer }) | undefined;
}

export type SubmissionResult = { outcome: 'stored' } | { outcome: 'token-reused' } | KeyState;

export interface LeadFilter {
  folder?: Folder | undefined;
  /** Received at or after, in milliseconds since 1970. */
  since?: number | undefined;
  /** Received before, in milliseconds since 1970. */
  until?: number | undefined;
  /** Words that must all occur in the searched fields; each may be the beginning of a word. */
  search?: string | undefined;
  /** The sender's address, in any letter case. */
  email?: string | undefined;
  /** At most so many, 100 by default. `stream` and `count` have no limit. */
  limit?: number | undefined;
}

/**
 * By what a person is recognised: the same e-mail or the same phone, or the same name from the same
 * address. Somebody who corrects a mistyped e-mail keeps the rest.
 */
export type Sender = Pick<StoredLead, 'email' | 'phone' | 'name' | 'address'>;

/** What an erasure removed. */
export interface Erased {
  leadIds: readonly string[];
  /** Number of deliveries. */
  jobs: number;
}

/** The store of leads. Every promise resolves only once its effect is on disk. */
export interface LeadStore {
  /**
   * Claims an Idempotency-Key before the slow verification starts, so that a retry neither doubles
   * the lead nor spends its token again. A claim ends with `submit`, with `abandon` or after 15 s.
   */
  begin(request: IdempotentRequest, now: number): Promise<{ outcome: 'begun' } | KeyState>;
  /** Gives a claimed key back: the request failed and may be tried again. */
  abandon(request: IdempotentRequest): Promise<void>;
  /** Stores the lead, its outbox jobs, the used token and the answer in one transaction. */
  submit(submission: Submission, now: number): Promise<SubmissionResult>;
  find(id: string): Promise<StoredLead | undefined>;
  /** Newest first. */
  list(filter: LeadFilter): Promise<readonly StoredLead[]>;
  /** Every match, oldest first, read page by page. */
  stream(filter: LeadFilter): AsyncIterable<StoredLead>;
  count(filter: LeadFilter): Promise<number>;
  /** Moves a lead; a move into the inbox adds the jobs that were held back. False: no such lead. */
  move(id: string, folder: Folder, reasons: readonly FolderReason[], now: number): Promise<boolean>;
  /** Whether the same words came from another person since then. */
  seenFromOthers(contentHash: string, sender: Sender, since: number): Promise<boolean>;
  /**
   * Removes leads with their jobs and idempotent answers (LGPD art. 18 VI); the store's `scrub`
   * removes what the database's files still hold of them. A lead whose webhook was attempted gets
   * one `erased-webhook` job, because the receiver may hold the person's data.
   */
  erase(ids: readonly string[], now: number): Promise<Erased>;
}
