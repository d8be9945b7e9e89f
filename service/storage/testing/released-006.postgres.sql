-- The store as released in 1.0.0 with migrations 001 to 006, for the test of upgrades. Never change it.
-- A blank line ends a statement.

CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);

CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);

CREATE TABLE "leads" ("seq" bigint generated always as identity primary key, "id" text not null unique, "received_at" bigint not null, "language" text not null, "folder" text not null, "reasons" text not null, "name" text not null, "company" text, "email" text not null, "email_key" text not null, "phone" text not null, "company_size" text, "interest" text not null, "message" text not null, "consultation_type" text not null, "address" text not null, "user_ip" text not null, "attribution" text, "score" double precision, "content_hash" text not null, "words" text not null);

CREATE INDEX "leads_by_received_at_seq" on "leads" ("received_at", "seq");

CREATE INDEX "leads_by_folder_received_at_seq" on "leads" ("folder", "received_at", "seq");

CREATE INDEX "leads_by_email_key" on "leads" ("email_key");

CREATE INDEX "leads_by_content_hash_received_at" on "leads" ("content_hash", "received_at");

CREATE TABLE "jobs" ("id" text not null primary key, "kind" text not null, "subject_id" text not null, "payload" text, "state" text not null, "attempt" integer not null, "created_at" bigint not null, "next_at" bigint not null, "log" text not null, "lease_id" text);

CREATE INDEX "jobs_by_state_next_at" on "jobs" ("state", "next_at");

CREATE UNIQUE INDEX "jobs_by_subject_id_kind" on "jobs" ("subject_id", "kind");

CREATE TABLE "idempotency_keys" ("key" text not null primary key, "body_hash" text not null, "status" integer, "body" text, "claim" text not null, "lead_id" text, "expires_at" bigint not null);

CREATE INDEX "idempotency_keys_by_expires_at" on "idempotency_keys" ("expires_at");

CREATE INDEX "idempotency_keys_by_lead_id" on "idempotency_keys" ("lead_id");

CREATE TABLE "used_tokens" ("id" text not null primary key, "expires_at" bigint not null);

CREATE INDEX "used_tokens_by_expires_at" on "used_tokens" ("expires_at");

CREATE TABLE "rate_windows" ("key" text not null primary key, "window_start" bigint not null, "count" integer not null);

CREATE TABLE "settings" ("key" text not null primary key, "value" text not null);

CREATE INDEX "leads_by_words" on "leads" using gin (to_tsvector('simple', words));

CREATE TABLE "newsletter_sign_ups" ("id" text not null primary key, "email" text not null, "email_key" text not null, "language" text not null, "consent_version" text not null, "address" text not null, "requested_at" bigint not null, "confirmed_at" bigint, "confirmed_from" text);

CREATE INDEX "newsletter_sign_ups_by_email_key_requested_at" on "newsletter_sign_ups" ("email_key", "requested_at");

CREATE TABLE "newsletter_subscribers" ("email_key" text not null primary key, "sign_up_id" text not null references "newsletter_sign_ups" ("id"), "state" text not null, "changed_at" bigint not null);

CREATE INDEX "newsletter_subscribers_by_sign_up_id" on "newsletter_subscribers" ("sign_up_id");

CREATE TABLE "newsletter_tokens" ("hash" text not null primary key, "sign_up_id" text not null references "newsletter_sign_ups" ("id") on delete cascade, "purpose" text not null, "expires_at" bigint);

CREATE INDEX "newsletter_tokens_by_sign_up_id" on "newsletter_tokens" ("sign_up_id");

insert into leads (id, received_at, language, folder, reasons, name, company, email, email_key, phone, company_size, interest, message, consultation_type, address, user_ip, attribution, score, content_hash, words) values ('019bc1a5-c000-7000-8000-000000000001', 1768478400000, 'pt-BR', 'inbox', '[]', 'Conceição Araújo', 'Padaria São José', 'Conceicao@Padaria.example', 'conceicao@padaria.example', '11987654321', '11-50', 'digital-transformation', 'Quero vender pão pela internet em trinta dias.', 'complete', '203.0.113.7', '', '{"page":"/","referrer":"","utm":{"utm_source":"feira"}}', 0.9, 'hash', 'conceicao araujo padaria sao jose conceicao padaria example 11987654321 quero vender pao pela internet em trinta dias');

insert into jobs (id, kind, subject_id, payload, state, attempt, created_at, next_at, log, lease_id) values ('019bc186-de00-773a-a1d9-c164f62a105f', 'owner-notice', '019bc1a5-c000-7000-8000-000000000001', null, 'waiting', 0, 1768478400000, 1768478400000, '[]', null);

insert into jobs (id, kind, subject_id, payload, state, attempt, created_at, next_at, log, lease_id) values ('019bc186-de00-7438-8008-06830d765c24', 'acknowledgement', '019bc1a5-c000-7000-8000-000000000001', null, 'waiting', 0, 1768478400000, 1768478400000, '[]', null);

insert into jobs (id, kind, subject_id, payload, state, attempt, created_at, next_at, log, lease_id) values ('019bc186-de00-76cd-a639-9dfa90bb03fb', 'lead-webhook', '019bc1a5-c000-7000-8000-000000000001', null, 'waiting', 1, 1768478400000, 1768478460000, '[]', '6e1f4c1e-4a39-4c0b-9d53-2f1f0b1c9a70');

insert into idempotency_keys (key, body_hash, status, body, claim, lead_id, expires_at) values ('old key', 'hash', 201, '{}', '377b7750-3a57-4b0a-b3e3-c78af31b62f0', '019bc1a5-c000-7000-8000-000000000001', 1768564800000);

insert into kysely_migration (name, timestamp) values ('001-initial', '2026-11-24T11:14:25.912Z');

insert into kysely_migration (name, timestamp) values ('002-newsletter', '2026-11-24T11:14:25.922Z');

insert into kysely_migration (name, timestamp) values ('003-lease-id', '2026-11-24T11:14:25.932Z');

insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);

drop table if exists rate_windows;

alter table leads add column source text not null default '';

alter table leads add column campaign text not null default '';

alter table leads add column state text not null default 'new';

alter table leads add column state_changed_at bigint;

alter table leads add column assigned_to text;

alter table leads add column opened_at bigint;

alter table leads add column answered_at bigint;

alter table leads add column answered_by text;

alter table leads add column changed_at bigint not null default 0;

create index leads_listed on leads (folder, received_at, seq, state, interest, language, source, assigned_to, opened_at);

drop index leads_by_folder_received_at_seq;

create index leads_by_folder_state on leads (folder, state, opened_at, received_at);

create index leads_by_folder_source on leads (folder, source);

create index leads_by_changed_at on leads (changed_at);

create index leads_counted on leads (folder, received_at, state, answered_at, source, campaign, interest, language);

update leads set source = lower(coalesce(nullif(attribution::json->'utm'->>'utm_source', ''), replace(split_part(attribution::json->>'referrer', '/', 3), 'www.', ''), '')), campaign = coalesce(attribution::json->'utm'->>'utm_campaign', '') where attribution is not null;

create table people ( id text not null primary key, email text not null, email_key text not null unique, name text not null, role text not null, language text not null, invited_at bigint not null, joined_at bigint, revoked_at bigint );

create table sign_in_links ( id text not null primary key, hash text unique, person_id text not null references people (id) on delete cascade, purpose text not null, expires_at bigint not null );

create index sign_in_links_by_person_id on sign_in_links (person_id);

create table passkeys ( id text not null primary key, person_id text not null references people (id) on delete cascade, public_key text not null, counter bigint not null, transports text not null, label text not null, created_at bigint not null, used_at bigint );

create index passkeys_by_person_id on passkeys (person_id);

create table passkey_challenges ( challenge text not null primary key, person_id text references people (id) on delete cascade, expires_at bigint not null );

create table sessions ( hash text not null primary key, id text not null unique, person_id text not null references people (id) on delete cascade, device text not null, created_at bigint not null, seen_at bigint not null, expires_at bigint not null );

create index sessions_by_person_id on sessions (person_id);

create table lead_notes ( id text not null primary key, lead_id text not null references leads (id) on delete cascade, person_id text not null, at bigint not null, text text not null );

create index lead_notes_by_lead_id on lead_notes (lead_id, at);

create table lead_events ( id text not null primary key, lead_id text not null references leads (id) on delete cascade, person_id text, at bigint not null, kind text not null, before text, after text, kept text );

create index lead_events_by_lead_id on lead_events (lead_id, at);

create table lead_replies ( id text not null primary key, lead_id text not null references leads (id) on delete cascade, person_id text not null, at bigint not null, subject text not null, text text not null );

create index lead_replies_by_lead_id on lead_replies (lead_id, at);

create table bookings ( id text not null primary key, lead_id text not null unique references leads (id) on delete cascade, starts_at bigint not null, minutes integer not null, created_at bigint not null );

create table booked_slots ( starts_at bigint not null primary key, booking_id text not null references bookings (id) on delete cascade );

create index booked_slots_by_booking_id on booked_slots (booking_id);

create table booking_links ( hash text not null primary key, lead_id text not null references leads (id) on delete cascade, expires_at bigint not null );

create index booking_links_by_lead_id on booking_links (lead_id);

create table letters ( id text not null primary key, state text not null, words text not null, per_hour integer not null, created_by text, created_at bigint not null, scheduled_at bigint, started_at bigint, finished_at bigint );

create table letter_recipients ( id text not null primary key, letter_id text not null references letters (id) on delete cascade, sign_up_id text not null references newsletter_sign_ups (id) on delete cascade, language text not null, queued_at bigint, attempted_at bigint, outcome text, settled_at bigint, unique (letter_id, sign_up_id) );

create index letter_recipients_by_letter_id_queued_at on letter_recipients (letter_id, queued_at, id);

create index letter_recipients_by_letter_id_outcome on letter_recipients (letter_id, outcome, language);

create index letter_recipients_by_sign_up_id on letter_recipients (sign_up_id, outcome);

create table page_visits ( id text not null primary key, day text not null, page text not null, source text not null, campaign text not null, language text not null, is_bot integer not null, views bigint not null, visits bigint not null, unique (day, page, source, campaign, language, is_bot) );

create table audit ( seq bigint generated always as identity primary key, at bigint not null, person_id text, action text not null, subject_id text, detail text );

insert into kysely_migration (name, timestamp) values ('004-inbox', '2026-11-25T02:00:00.000Z');

alter table idempotency_keys drop column status;

alter table idempotency_keys drop column body;

alter table passkeys drop column transports;

insert into kysely_migration (name, timestamp) values ('005-unused-columns', '2026-11-25T18:00:00.000Z');

create index jobs_by_state_kind_next_at on jobs (state, kind, next_at);

drop index jobs_by_state_next_at;

insert into kysely_migration (name, timestamp) values ('006-jobs-by-kind', '2026-11-26T14:00:00.000Z');
