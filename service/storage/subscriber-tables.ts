import type { Kysely, Migration } from 'kysely';

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

/** Hashes of the links in mails; an unsubscribe link has no end. */
export interface NewsletterTokenTable {
  hash: string;
  sign_up_id: string;
  purpose: string;
  expires_at: number | null;
}

export interface NewsletterTables {
  newsletter_sign_ups: SignUpTable;
  newsletter_subscribers: SubscriberTable;
  newsletter_tokens: NewsletterTokenTable;
}

/**
 * Newsletter: sign-ups, subscribers and the links of their mails. What is there already stays, as
 * in 001.
 */
export const subscriberTables: Migration = {
  async up(db: Kysely<NewsletterTables>): Promise<void> {
    await db.schema
      .createTable('newsletter_sign_ups')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('confirmed_from', 'text')
      .execute();
    await db.schema
      .createIndex('newsletter_sign_ups_by_email_key_requested_at')
      .ifNotExists()
      .on('newsletter_sign_ups')
      .columns(['email_key', 'requested_at'])
      .execute();
    await db.schema
      .createTable('newsletter_subscribers')
      .ifNotExists()
      .addColumn('email_key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('sign_up_id', 'text', (column) =>
        column.notNull().references('newsletter_sign_ups.id'),
      )
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('newsletter_subscribers_by_sign_up_id')
      .ifNotExists()
      .on('newsletter_subscribers')
      .column('sign_up_id')
      .execute();
    await db.schema
      .createTable('newsletter_tokens')
      .ifNotExists()
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('sign_up_id', 'text', (column) =>
        column.notNull().references('newsletter_sign_ups.id').onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('newsletter_tokens_by_sign_up_id')
      .ifNotExists()
      .on('newsletter_tokens')
      .column('sign_up_id')
      .execute();
  },
};
