import type { StoredLead } from './stored-lead.ts';

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
