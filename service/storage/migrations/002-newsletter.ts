/** Newsletter: sign-ups, subscribers and the tokens of the links in their mails. */
export const newsletterTables: readonly string[] = [
  `create table if not exists newsletter_sign_ups (
    id text not null primary key,
    email text not null,
    email_key text not null,
    language text not null,
    consent_version text not null,
    address text not null,
    requested_at bigint not null,
    confirmed_at bigint,
    confirmed_from text
  )`,
  `create index if not exists newsletter_sign_ups_by_email_key_requested_at
    on newsletter_sign_ups (email_key, requested_at)`,
  `create table if not exists newsletter_subscribers (
    email_key text not null primary key,
    sign_up_id text not null references newsletter_sign_ups (id),
    state text not null,
    changed_at bigint not null
  )`,
  `create index if not exists newsletter_subscribers_by_sign_up_id
    on newsletter_subscribers (sign_up_id)`,
  `create table if not exists newsletter_tokens (
    hash text not null primary key,
    sign_up_id text not null references newsletter_sign_ups (id) on delete cascade,
    purpose text not null,
    expires_at bigint
  )`,
  `create index if not exists newsletter_tokens_by_sign_up_id
    on newsletter_tokens (sign_up_id)`,
];
