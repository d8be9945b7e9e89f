import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine, Tables } from './tables.ts';

/**
 * Leads, outbox, idempotency, tokens, limits and settings. What is there already stays: in the first
 * versions a start that was cut off left part of it behind.
 */
export function initialTables(engine: Engine): Migration {
  return {
    async up(db: Kysely<Tables>): Promise<void> {
      await createLeads(db, engine);
      await createOutbox(db);
      await createGuards(db);
      await (engine === 'sqlite' ? indexWordsOnSqlite(db) : indexWordsOnPostgres(db));
    },
  };
}

async function createLeads(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('leads')
    .ifNotExists()
    .addColumn('seq', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company_size', 'text')
    .addColumn('interest', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('consultation_type', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('user_ip', 'text', (column) => column.notNull())
    .addColumn('attribution', 'text')
    .addColumn('score', 'double precision')
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'leads', ['received_at', 'seq']);
  await index(db, 'leads', ['folder', 'received_at', 'seq']);
  await index(db, 'leads', ['email_key']);
  await index(db, 'leads', ['content_hash', 'received_at']);
}

async function createOutbox(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('log', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'jobs', ['state', 'next_at']);
  // A lead is owed each delivery once, however often it is released.
  await db.schema
    .createIndex('jobs_by_subject_id_kind')
    .ifNotExists()
    .unique()
    .on('jobs')
    .columns(['subject_id', 'kind'])
    .execute();
}

async function createGuards(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('body', 'text')
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'idempotency_keys', ['expires_at']);
  await index(db, 'idempotency_keys', ['lead_id']);
  await db.schema
    .createTable('used_tokens')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'used_tokens', ['expires_at']);
  await db.schema
    .createTable('rate_windows')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function index(db: Kysely<Tables>, table: keyof Tables, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .ifNotExists()
    .on(table)
    .columns(columns)
    .execute();
}

/** The words live once, in `leads`; the index follows by triggers and forgets what is deleted. */
async function indexWordsOnSqlite(db: Kysely<Tables>): Promise<void> {
  await sql`create virtual table if not exists lead_words using fts5(
    words, content='leads', content_rowid='seq', tokenize='unicode61 remove_diacritics 2'
  )`.execute(db);
  await sql`insert into lead_words (lead_words, rank) values ('secure-delete', 1)`.execute(db);
  await sql`create trigger if not exists lead_words_insert after insert on leads begin
    insert into lead_words (rowid, words) values (new.seq, new.words);
  end`.execute(db);
  await sql`create trigger if not exists lead_words_delete after delete on leads begin
    insert into lead_words (lead_words, rowid, words) values ('delete', old.seq, old.words);
  end`.execute(db);
}

async function indexWordsOnPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`create index if not exists leads_by_words on leads using gin (to_tsvector('simple', words))`.execute(
    db,
  );
}
