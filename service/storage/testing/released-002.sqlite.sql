-- The store as released in 0.1.0 with migrations 001 and 002, for the test of upgrades. Never change it.
-- A blank line ends a statement.

CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);

CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);

CREATE TABLE "leads" ("seq" integer primary key autoincrement, "id" text not null unique, "received_at" bigint not null, "language" text not null, "folder" text not null, "reasons" text not null, "name" text not null, "company" text, "email" text not null, "email_key" text not null, "phone" text not null, "company_size" text, "interest" text not null, "message" text not null, "consultation_type" text not null, "address" text not null, "user_ip" text not null, "attribution" text, "score" double precision, "content_hash" text not null, "words" text not null);

CREATE INDEX "leads_by_received_at_seq" on "leads" ("received_at", "seq");

CREATE INDEX "leads_by_folder_received_at_seq" on "leads" ("folder", "received_at", "seq");

CREATE INDEX "leads_by_email_key" on "leads" ("email_key");

CREATE INDEX "leads_by_content_hash_received_at" on "leads" ("content_hash", "received_at");

CREATE TABLE "jobs" ("id" text not null primary key, "kind" text not null, "subject_id" text not null, "payload" text, "state" text not null, "attempt" integer not null, "created_at" bigint not null, "next_at" bigint not null, "log" text not null);

CREATE INDEX "jobs_by_state_next_at" on "jobs" ("state", "next_at");

CREATE UNIQUE INDEX "jobs_by_subject_id_kind" on "jobs" ("subject_id", "kind");

CREATE TABLE "idempotency_keys" ("key" text not null primary key, "body_hash" text not null, "status" integer, "body" text, "claim" text not null, "lead_id" text, "expires_at" bigint not null);

CREATE INDEX "idempotency_keys_by_expires_at" on "idempotency_keys" ("expires_at");

CREATE INDEX "idempotency_keys_by_lead_id" on "idempotency_keys" ("lead_id");

CREATE TABLE "used_tokens" ("id" text not null primary key, "expires_at" bigint not null);

CREATE INDEX "used_tokens_by_expires_at" on "used_tokens" ("expires_at");

CREATE TABLE "rate_windows" ("key" text not null primary key, "window_start" bigint not null, "count" integer not null);

CREATE TABLE "settings" ("key" text not null primary key, "value" text not null);

CREATE VIRTUAL TABLE lead_words using fts5(
    words, content='leads', content_rowid='seq', tokenize='unicode61 remove_diacritics 2'
  );

CREATE TRIGGER lead_words_insert after insert on leads begin
    insert into lead_words (rowid, words) values (new.seq, new.words);
  end;

CREATE TRIGGER lead_words_delete after delete on leads begin
    insert into lead_words (lead_words, rowid, words) values ('delete', old.seq, old.words);
  end;

CREATE TABLE "newsletter_sign_ups" ("id" text not null primary key, "email" text not null, "email_key" text not null, "language" text not null, "consent_version" text not null, "address" text not null, "requested_at" bigint not null, "confirmed_at" bigint, "confirmed_from" text);

CREATE INDEX "newsletter_sign_ups_by_email_key_requested_at" on "newsletter_sign_ups" ("email_key", "requested_at");

CREATE TABLE "newsletter_subscribers" ("email_key" text not null primary key, "sign_up_id" text not null references "newsletter_sign_ups" ("id"), "state" text not null, "changed_at" bigint not null);

CREATE INDEX "newsletter_subscribers_by_sign_up_id" on "newsletter_subscribers" ("sign_up_id");

CREATE TABLE "newsletter_tokens" ("hash" text not null primary key, "sign_up_id" text not null references "newsletter_sign_ups" ("id") on delete cascade, "purpose" text not null, "expires_at" bigint);

CREATE INDEX "newsletter_tokens_by_sign_up_id" on "newsletter_tokens" ("sign_up_id");

insert into leads (seq, id, received_at, language, folder, reasons, name, company, email, email_key, phone, company_size, interest, message, consultation_type, address, user_ip, attribution, score, content_hash, words) values (1, '019bc1a5-c000-7000-8000-000000000001', 1768478400000, 'pt-BR', 'inbox', '[]', 'Conceição Araújo', 'Padaria São José', 'Conceicao@Padaria.example', 'conceicao@padaria.example', '11987654321', '11-50', 'digital-transformation', 'Quero vender pão pela internet em trinta dias.', 'complete', '203.0.113.7', '', '{"page":"/","referrer":"","utm":{"utm_source":"feira"}}', 0.9, 'hash', 'conceicao araujo padaria sao jose conceicao padaria example 11987654321 quero vender pao pela internet em trinta dias');

insert into jobs (id, kind, subject_id, payload, state, attempt, created_at, next_at, log) values ('019bc186-de00-773a-a1d9-c164f62a105f', 'owner-notice', '019bc1a5-c000-7000-8000-000000000001', null, 'waiting', 0, 1768478400000, 1768478400000, '[]');

insert into jobs (id, kind, subject_id, payload, state, attempt, created_at, next_at, log) values ('019bc186-de00-7438-8008-06830d765c24', 'acknowledgement', '019bc1a5-c000-7000-8000-000000000001', null, 'waiting', 0, 1768478400000, 1768478400000, '[]');

insert into jobs (id, kind, subject_id, payload, state, attempt, created_at, next_at, log) values ('019bc186-de00-76cd-a639-9dfa90bb03fb', 'lead-webhook', '019bc1a5-c000-7000-8000-000000000001', null, 'waiting', 1, 1768478400000, 1768478460000, '[]');

insert into idempotency_keys (key, body_hash, status, body, claim, lead_id, expires_at) values ('old key', 'hash', 201, '{}', '377b7750-3a57-4b0a-b3e3-c78af31b62f0', '019bc1a5-c000-7000-8000-000000000001', 1768564800000);

insert into kysely_migration (name, timestamp) values ('001-initial', '2026-11-24T11:14:25.912Z');

insert into kysely_migration (name, timestamp) values ('002-newsletter', '2026-11-24T11:14:25.922Z');

insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
