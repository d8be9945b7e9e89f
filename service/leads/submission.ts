import type { StoredLead } from './stored-lead.ts';

/** A request with an Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07). */
export interface IdempotentRequest {
  key: string;
  /** Hash of the visitor's fields: another body under the same key is an error. */
  bodyHash: string;
}

export type KeyState = { outcome: 'replayed'; leadId: string } | { outcome: 'key-reused' };

export interface SingleUseToken {
  id: string;
  expiresAt: number;
}

export interface Submission {
  lead: StoredLead;
  /** Marked as used in the same transaction; undefined if the provider itself rejects reuse. */
  token: SingleUseToken | undefined;
  /** Stored in the same transaction; the key refers to the lead for 24 hours. */
  idempotency: IdempotentRequest | undefined;
}

export type SubmissionResult = { outcome: 'stored' } | { outcome: 'token-reused' } | KeyState;

/** Why a verification service gave no verdict: each holds the lead and is reported to the owner. */
export const verificationProblems = [
  'verification-misconfigured',
  'verification-quota',
  'verification-unreachable',
] as const;

/** The verdict of a verification service on a token. */
export type Verdict =
  | { outcome: 'passed'; score: number | undefined; token: SingleUseToken | undefined }
  | { outcome: 'failed'; detail: string }
  | { outcome: 'unavailable'; reason: (typeof verificationProblems)[number]; detail: string };

export interface HumanVerification {
  /** Never throws because of the token; `detail` contains no part of it. */
  verify(token: string, now: number): Promise<Verdict>;
}
