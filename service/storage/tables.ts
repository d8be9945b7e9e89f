import type { ColumnType, Generated } from 'kysely';
import type { InboxTables, LeadWorkColumns } from '../../inbox/server/store/tables.ts';
import type { Job, JobState } from '../delivery/job.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { IdempotentRequest, SingleUseToken } from '../leads/submission.ts';
import type { SignUp, SubscriberState, TokenPurpose } from '../newsletter/subscriber.ts';

export type Engine = 'sqlite' | 'postgres';

/** The column of a field; an absent optional field is stored as null. */
type Column<T> = undefined extends T
  ? ColumnType<Exclude<T, undefined> | null, T | null, T | null>
  : T;

type Columns<T> = { [Key in keyof T]: Column<T[Key]> };

/**
 * One row of `leads`. As in every table, times are milliseconds since 1970, lists and objects are JSON
 * text, and the database's names are in snake case (`receivedAt` is `received_at`).
 */
interface LeadTable extends Columns<Omit<StoredLead, 'reasons' | 'attribution'>>, LeadWorkColumns {
  /** Order of insertion; also the row id in the full-text index. */
  seq: Generated<number>;
  reasons: string;
  attribution: string | null;
  emailKey: string;
  /** Hash of the message's words; finds repeated messages. */
  contentHash: string;
  /** The searched text: words without accents or capitals. */
  words: string;
}

/** The outbox: one row for each delivery. */
interface JobTable extends Columns<Omit<Job, 'leaseId'>> {
  state: JobState;
  nextAt: number;
  /** JSON list of attempts. */
  log: string;
  /** Random id of the claim whose attempt is running; null if none is. */
  leaseId: string | null;
}

/** The lead that was stored under an Idempotency-Key. */
interface IdempotencyTable extends IdempotentRequest {
  /** Earlier versions claimed a key before the lead was stored, and `leadId` was null until then. */
  claim: string;
  leadId: string | null;
  expiresAt: number;
}

export interface SignUpTable extends SignUp {
  emailKey: string;
  confirmedAt: number | null;
  confirmedFrom: string | null;
}

export interface Tables extends InboxTables {
  leads: LeadTable;
  jobs: JobTable;
  idempotencyKeys: IdempotencyTable;
  /** Used verification tokens, until they expire. */
  usedTokens: SingleUseToken;
  settings: { key: string; value: string };
  newsletterSignUps: SignUpTable;
  /** People who confirmed, unsubscribed or refused; the last two are the suppression list. */
  newsletterSubscribers: {
    emailKey: string;
    signUpId: string;
    state: SubscriberState;
    changedAt: number;
  };
  /** Hashes of the links in mails; an unsubscribe link does not expire. */
  newsletterTokens: {
    hash: string;
    signUpId: string;
    purpose: TokenPurpose;
    expiresAt: number | null;
  };
}
