import type { Engine } from '../tables.ts';

/**
 * Leads, outbox, idempotency keys, used tokens, limits and settings. Every statement says `if not exists`:
 * the first versions could leave half of the tables behind when their start was interrupted.
 */
export function initialTables(engine: Engine): string[] {
  return engine === 'sqlite'
    ? [leadTable('integer primary key autoincrement'), ...statements, ...sqliteWordIndex]
    : [
        leadTable('bigint generated always as identity primary key'),
        ...statements,
        postgresWordIndex,
      ];
}

const leadTable = (seq: string) => `create table if not exists leads (
    seq ${seq},
    id text not null unique,
    received_at bigint not null,
    language text not null,
    folder text not null,
    reasons text not null,
    name text not null,
    company text,
    email text not null,
    email_key text not null,
    phone text not null,
    company_size text,
    interest text not null,
    message text not null,
    consultation_type text not null,
    address text not null,
    user_ip text not null,
    attribution text,
    score double precision,
    content_hash text not null,
    words text not null
  )`;

const statements = [
  'create index if not exists leads_by_received_at_seq on leads (received_at, seq)',
  'create index if not exists leads_by_folder_received_at_seq on leads (folder, received_at, seq)',
  'create index if not exists leads_by_email_key on leads (email_key)',
  'create index if not exists leads_by_content_hash_received_at on leads (content_hash, received_at)',
  `create table if not exists jobs (
    id text not null primary key,
    kind text not null,
    subject_id text not null,
    payload text,
    state text not null,
    attempt integer not null,
    created_at bigint not null,
    next_at bigint not null,
    log text not null
  )`,
  'create index if not exists jobs_by_state_next_at on jobs (state, next_at)',
  // A lead gets each delivery once, however often it is released.
  'create unique index if not exists jobs_by_subject_id_kind on jobs (subject_id, kind)',
  `create table if not exists idempotency_keys (
    key text not null primary key,
    body_hash text not null,
    status integer,
    body text,
    claim text not null,
    lead_id text,
    expires_at bigint not null
  )`,
  'create index if not exists idempotency_keys_by_expires_at on idempotency_keys (expires_at)',
  'create index if not exists idempotency_keys_by_lead_id on idempotency_keys (lead_id)',
  `create table if not exists used_tokens (
    id text not null primary key,
    expires_at bigint not null
  )`,
  'create index if not exists used_tokens_by_expires_at on used_tokens (expires_at)',
  `create table if not exists rate_windows (
    key text not null primary key,
    window_start bigint not null,
    count integer not null
  )`,
  'create table if not exists settings (key text not null primary key, value text not null)',
];

/** The words are stored once, in `leads`; triggers update the index, so deleted words leave it too. */
const sqliteWordIndex = [
  `create virtual table if not exists lead_words using fts5(
    words, content='leads', content_rowid='seq', tokenize='unicode61 remove_diacritics 2'
  )`,
  `insert into lead_words (lead_words, rank) values ('secure-delete', 1)`,
  `create trigger if not exists lead_words_insert after insert on leads begin
    insert into lead_words (rowid, words) values (new.seq, new.words);
  end`,
  `create trigger if not exists lead_words_delete after delete on leads begin
    insert into lead_words (lead_words, rowid, words) values ('delete', old.seq, old.words);
  end`,
];

const postgresWordIndex = `create index if not exists leads_by_words
  on leads using gin (to_tsvector('simple', words))`;
