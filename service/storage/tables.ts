import type { Generated } from 'kysely';
import type { Lead, LeadField } from '../../contract/lead.ts';
import type { fieldTraits } from '../../contract/lead-fields.ts';

export type Engine = 'sqlite' | 'postgres';

/** One column for each field that the visitor fills in; optional fields may be null. */
type LeadColumns = {
  [Field in LeadField as (typeof fieldTraits)[Field]['column']]: undefined extends Lead[Field]
    ? string | null
    : string;
};

/** One row of `leads`. Times are milliseconds since 1970; lists and objects are JSON text. */
export interface LeadTable extends LeadColumns {
  /** Order of insertion; also what the index of words points to. */
  seq: Generated<number>;
  id: string;
  received_at: number;
  language: string;
  folder: string;
  reasons: string;
  /** See `emailKey`. */
  email_key: string;
  address: string;
  user_ip: string;
  attribution: string | null;
  score: number | null;
  content_hash: string;
  /** What a search looks in: words without accents or capitals. */
  words: string;
}

/** The outbox: one row for each delivery owed. */
export interface JobTable {
  id: string;
  kind: string;
  subject_id: string;
  payload: string | null;
  state: string;
  attempt: number;
  created_at: number;
  next_at: number;
  /** JSON list of attempts. */
  log: string;
  /** Random id of the claim that is trying the job; null while nobody is. */
  lease_id: string | null;
}

/** Answers kept under their Idempotency-Key; `status` is null while the request runs. */
export interface IdempotencyTable {
  key: string;
  body_hash: string;
  status: number | null;
  body: string | null;
  /** Random id of the request that claimed the key. */
  claim: string;
  lead_id: string | null;
  expires_at: number;
}

/** Verification tokens that were spent, until they expire. */
export interface UsedTokenTable {
  id: string;
  expires_at: number;
}

/** Requests counted in one window, per key. */
export interface RateWindowTable {
  key: string;
  window_start: number;
  count: number;
}

export interface SettingTable {
  key: string;
  value: string;
}

/** One sign-up for the newsletter: the evidence of consent. Times are milliseconds since 1970. */
export interface SignUpTable {
  id: string;
  email: string;
  /** See `emailKey`. */
  email_key: string;
  language: string;
  consent_version: string;
  address: string;
  requested_at: number;
  confirmed_at: number | null;
  confirmed_from: string | null;
}

/** One person who confirmed, left or refused; the last two are the suppression list. */
export interface SubscriberTable {
  email_key: string;
  sign_up_id: string;
  state: string;
  changed_at: number;
}

/** Hashes of the links in mails; an unsubscribe link does not expire. */
export interface NewsletterTokenTable {
  hash: string;
  sign_up_id: string;
  purpose: string;
  expires_at: number | null;
}

export interface Tables {
  leads: LeadTable;
  jobs: JobTable;
  idempotency_keys: IdempotencyTable;
  used_tokens: UsedTokenTable;
  rate_windows: RateWindowTable;
  settings: SettingTable;
  newsletter_sign_ups: SignUpTable;
  newsletter_subscribers: SubscriberTable;
  newsletter_tokens: NewsletterTokenTable;
}
