import type { Engine } from '../../../service/storage/tables.ts';

/** Tables of the inbox: people, work on leads, bookings, letters and counted visits. */
export function inboxTables(engine: Engine): readonly string[] {
  const seq =
    engine === 'sqlite'
      ? 'integer primary key autoincrement'
      : 'bigint generated always as identity primary key';
  // Limits are counted in memory now.
  return [
    'drop table if exists rate_windows',
    ...leadColumns,
    ...fillOldLeads(engine),
    ...tables,
    auditTable(seq),
  ];
}

const leadColumns = [
  `alter table leads add column source text not null default ''`,
  `alter table leads add column campaign text not null default ''`,
  `alter table leads add column state text not null default 'new'`,
  'alter table leads add column state_changed_at bigint',
  'alter table leads add column assigned_to text',
  'alter table leads add column opened_at bigint',
  'alter table leads add column answered_at bigint',
  'alter table leads add column answered_by text',
  'alter table leads add column changed_at bigint not null default 0',
  // Covers all filters of the inbox's list.
  `create index leads_listed on leads
    (folder, received_at, seq, state, interest, language, source, assigned_to, opened_at)`,
  'drop index leads_by_folder_received_at_seq',
  // For the counts, which would otherwise read every lead.
  'create index leads_by_folder_state on leads (folder, state, opened_at, received_at)',
  'create index leads_by_folder_source on leads (folder, source)',
  'create index leads_by_changed_at on leads (changed_at)',
  // For the statistics, which read every lead of some months.
  `create index leads_counted on leads
    (folder, received_at, state, answered_at, source, campaign, interest, language)`,
];

/** Fills the new columns of existing leads. */
function fillOldLeads(engine: Engine): readonly string[] {
  return [fillSource(engine), closeOldLeads(engine)];
}

/** Fills `source` of existing leads. The host is the text between the second and third slash. */
function fillSource(engine: Engine): string {
  const found =
    engine === 'sqlite'
      ? `coalesce(nullif(json_extract(attribution, '$.utm.utm_source'), ''),
          replace(substr(json_extract(attribution, '$.referrer'),
            instr(json_extract(attribution, '$.referrer'), '//') + 2,
            instr(substr(json_extract(attribution, '$.referrer') || '/',
              instr(json_extract(attribution, '$.referrer'), '//') + 2), '/') - 1), 'www.', ''), '')`
      : `coalesce(nullif(attribution::json->'utm'->>'utm_source', ''),
          replace(split_part(attribution::json->>'referrer', '/', 3), 'www.', ''), '')`;
  const campaign =
    engine === 'sqlite'
      ? `json_extract(attribution, '$.utm.utm_campaign')`
      : `attribution::json->'utm'->>'utm_campaign'`;
  // JSON may contain escaped lone surrogates, which PostgreSQL cannot convert to text.
  const readable =
    engine === 'sqlite'
      ? `attribution not glob '*\\u[d][89a-f]*'`
      : `attribution !~ '\\\\ud[89a-f]'`;
  return `update leads set source = lower(${found}), campaign = coalesce(${campaign}, '')
    where attribution is not null and ${readable}`;
}

/**
 * Existing leads were handled elsewhere, before answers were promised. Only those of the last week stay open;
 * all others would appear as unread and late, and be in the reminder every morning.
 */
function closeOldLeads(engine: Engine): string {
  const seconds = engine === 'sqlite' ? 'unixepoch()' : 'extract(epoch from now())';
  return `update leads set state = 'answered', opened_at = received_at
    where folder = 'inbox' and received_at < (${seconds} - 7 * 86400) * 1000`;
}

const auditTable = (seq: string) => `create table audit (
    seq ${seq},
    at bigint not null,
    person_id text,
    action text not null,
    subject_id text,
    detail text
  )`;

const tables = [
  `create table people (
    id text not null primary key,
    email text not null,
    email_key text not null unique,
    name text not null,
    role text not null,
    language text not null,
    invited_at bigint not null,
    joined_at bigint,
    revoked_at bigint
  )`,
  `create table sign_in_links (
    id text not null primary key,
    hash text unique,
    person_id text not null references people (id) on delete cascade,
    purpose text not null,
    expires_at bigint not null
  )`,
  'create index sign_in_links_by_person_id on sign_in_links (person_id)',
  `create table passkeys (
    id text not null primary key,
    person_id text not null references people (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    label text not null,
    created_at bigint not null,
    used_at bigint
  )`,
  'create index passkeys_by_person_id on passkeys (person_id)',
  `create table passkey_challenges (
    challenge text not null primary key,
    person_id text references people (id) on delete cascade,
    expires_at bigint not null
  )`,
  `create table sessions (
    hash text not null primary key,
    id text not null unique,
    person_id text not null references people (id) on delete cascade,
    device text not null,
    created_at bigint not null,
    seen_at bigint not null,
    expires_at bigint not null
  )`,
  'create index sessions_by_person_id on sessions (person_id)',
  `create table lead_notes (
    id text not null primary key,
    lead_id text not null references leads (id) on delete cascade,
    person_id text not null,
    at bigint not null,
    text text not null
  )`,
  'create index lead_notes_by_lead_id on lead_notes (lead_id, at)',
  `create table lead_events (
    id text not null primary key,
    lead_id text not null references leads (id) on delete cascade,
    person_id text,
    at bigint not null,
    kind text not null,
    before text,
    after text,
    kept text
  )`,
  'create index lead_events_by_lead_id on lead_events (lead_id, at)',
  `create table lead_replies (
    id text not null primary key,
    lead_id text not null references leads (id) on delete cascade,
    person_id text not null,
    at bigint not null,
    subject text not null,
    text text not null
  )`,
  'create index lead_replies_by_lead_id on lead_replies (lead_id, at)',
  `create table bookings (
    id text not null primary key,
    lead_id text not null unique references leads (id) on delete cascade,
    starts_at bigint not null,
    minutes integer not null,
    created_at bigint not null
  )`,
  `create table booked_slots (
    starts_at bigint not null primary key,
    booking_id text not null references bookings (id) on delete cascade
  )`,
  'create index booked_slots_by_booking_id on booked_slots (booking_id)',
  `create table booking_links (
    hash text not null primary key,
    lead_id text not null references leads (id) on delete cascade,
    expires_at bigint not null
  )`,
  'create index booking_links_by_lead_id on booking_links (lead_id)',
  `create table letters (
    id text not null primary key,
    state text not null,
    words text not null,
    per_hour integer not null,
    created_by text,
    created_at bigint not null,
    scheduled_at bigint,
    started_at bigint,
    finished_at bigint
  )`,
  `create table letter_recipients (
    id text not null primary key,
    letter_id text not null references letters (id) on delete cascade,
    sign_up_id text not null references newsletter_sign_ups (id) on delete cascade,
    language text not null,
    queued_at bigint,
    attempted_at bigint,
    outcome text,
    settled_at bigint,
    unique (letter_id, sign_up_id)
  )`,
  'create index letter_recipients_by_letter_id_queued_at on letter_recipients (letter_id, queued_at, id)',
  'create index letter_recipients_by_letter_id_outcome on letter_recipients (letter_id, outcome, language)',
  'create index letter_recipients_by_sign_up_id on letter_recipients (sign_up_id, outcome)',
  `create table page_visits (
    id text not null primary key,
    day text not null,
    page text not null,
    source text not null,
    campaign text not null,
    language text not null,
    is_bot integer not null,
    views bigint not null,
    visits bigint not null,
    unique (day, page, source, campaign, language, is_bot)
  )`,
];
