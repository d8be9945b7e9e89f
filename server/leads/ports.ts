import type { Language } from '../../app/i18n/language.ts';
import type { Folder, FolderReason, StoredLead } from './stored-lead.ts';

/** What came of a submission, kept for 24 hours under its Idempotency-Key. */
export interface Answer {
  status: number;
  body: string;
}

export interface Submission {
  lead: StoredLead;
  /** Single-use token to mark as used in the same transaction; undefined where the provider keeps count. */
  tokenId: string | undefined;
  idempotency: { key: string; bodyHash: string } | undefined;
}

export type SubmissionResult =
  | { outcome: 'stored' }
  | { outcome: 'replayed'; answer: Answer }
  | { outcome: 'key-reused' }
  | { outcome: 'still-running' }
  | { outcome: 'token-reused' };

export interface LeadFilter {
  folder?: Folder;
  since?: number;
  until?: number;
  /** Words that must all occur in name, company, e-mail, phone or message. */
  search?: string;
  limit?: number;
}

/** The store of leads. Every promise resolves only once its effect is on disk. */
export interface LeadStore {
  /** Lead, outbox jobs of its folder, used token and idempotent answer in one transaction. */
  submit(submission: Submission, now: number): Promise<SubmissionResult>;
  find(id: string): Promise<StoredLead | undefined>;
  list(filter: LeadFilter): Promise<readonly StoredLead[]>;
  /** Every match, oldest first, without holding them all in memory. */
  stream(filter: LeadFilter): AsyncIterable<StoredLead>;
  count(filter: LeadFilter): Promise<number>;
  /** Moves a lead; a move into the inbox adds the jobs that were held back. False: no such lead. */
  move(id: string, folder: Folder, reasons: readonly FolderReason[], now: number): Promise<boolean>;
  /** Whether the same words came before, since `since`. */
  seenBefore(contentHash: string, since: number): Promise<boolean>;
}

/** What a verification service says of a token. */
export type Verdict =
  | { outcome: 'passed'; score: number | undefined; tokenId: string | undefined }
  | { outcome: 'failed'; detail: string }
  | {
      outcome: 'unavailable';
      reason: 'verification-unreachable' | 'verification-quota' | 'verification-misconfigured';
      detail: string;
    };

export interface HumanVerification {
  /** `address` is the one that the server saw. Never throws for what the token holds. */
  verify(token: string, context: { address: string; now: number }): Promise<Verdict>;
}

/** Counts requests per key in fixed windows; shared by all processes on one database. */
export interface RateLimiter {
  /** Seconds to wait, or 0 where the request may pass. */
  take(address: string, now: number): Promise<number>;
}

export interface VisitorContext {
  address: string;
  language: Language;
  now: number;
}
