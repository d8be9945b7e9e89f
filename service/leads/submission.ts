import type { StoredLead } from './stored-lead.ts';

/** A request with an Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07). */
export interface IdempotentRequest {
  key: string;
  /** Hash of what the visitor said: another body under the same key is an error. */
  bodyHash: string;
}

export type KeyState = { outcome: 'replayed'; leadId: string } | { outcome: 'key-reused' };

export interface SingleUseToken {
  id: string;
  expiresAt: number;
}

export interface Submission {
  lead: StoredLead;
  /** Marked as used in the same transaction; undefined if the provider keeps count itself. */
  token: SingleUseToken | undefined;
  /** The lead is kept under its key for 24 hours, from the same transaction on. */
  idempotency: IdempotentRequest | undefined;
}

export type SubmissionResult = { outcome: 'stored' } | { outcome: 'token-reused' } | KeyState;

/** Why a verification service says nothing of a token: each holds the lead, and is told to the owner. */
export const verificationProblems = [
  'verification-misconfigured',
  'verification-quota',
  'verification-unreachable',
] as const;

/** What a verification service says of a token. */
export type Verdict =
  | { outcome: 'passed'; score: number | undefined; token: SingleUseToken | undefined }
  | { outcome: 'failed'; detail: string }
  | { outcome: 'unavailable'; reason: (typeof verificationProblems)[number]; detail: string };

export interface HumanVerification {
  /** Never throws because of the token's content; `detail` holds nothing of the token. */
  verify(token: string, now: number): Promise<Verdict>;
}
