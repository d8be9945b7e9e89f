import type { Generated } from 'kysely';
import type { NewsletterTables } from './subscriber-tables.ts';

/** One row of `leads`. Times are milliseconds since 1970; lists and objects are JSON text. */
export interface LeadTable {
  /** Order of insertion; also what the index of words points to. */
  seq: Generated<number>;
  id: string;
  received_at: number;
  language: string;
  folder: string;
  reasons: string;
  name: string;
  company: string | null;
  email: string;
  /** See `emailKey`. */
  email_key: string;
  phone: string;
  company_size: string | null;
  interest: string;
  message: string;
  consultation_type: string;
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
}

/** Answers kept under their Idempotency-Key; `status` is null while the request runs. */
export interface IdempotencyTable {
  key: string;
  body_hash: string;
  status: number | null;
  body: string | null;
  /** Process and request that claimed the key. */
  claim: string;
  lead_id: string | null;
  expires_at: number;
}

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

export interface Tables extends NewsletterTables {
  leads: LeadTable;
  jobs: JobTable;
  idempotency_keys: IdempotencyTable;
  used_tokens: UsedTokenTable;
  rate_windows: RateWindowTable;
  settings: SettingTable;
}

export type Engine = 'sqlite' | 'postgres';
