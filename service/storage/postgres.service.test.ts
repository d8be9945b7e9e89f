import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { requestBodyMaxBytes } from '../../contract/endpoints.ts';
import { describeErasedJobs } from './erased-jobs.suite.ts';
import { acknowledgementsMax } from './job-rows.ts';
import { describeOnce } from './once.suite.ts';
import { migrateStore, restorePostgres } from './open-store.ts';
import { describeQueue } from './queue.suite.ts';
import { describeReleasedJobs } from './released-jobs.suite.ts';
import { migrationNames } from './schema.ts';
import { describeStore } from './store.suite.ts';
import { StoreInUseError } from './store-errors.ts';
import { claimJobs } from './testing/claim-jobs.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { providePostgres } from './testing/provide-postgres.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';
import { submitAgain } from './testing/submit-again.ts';
import { describeUpgrades, releasedStores } from './upgrade.suite.ts';

const server = providePostgres();

async function open(location?: string) {
  const store = await openTestStore({
    engine: 'postgres',
    location: location ?? (await server.emptyDatabase()),
  });
  await store.jobs.setChannels({ webhook: 'on', archive: 'off' }, Date.now());
  return store;
}

describeStore('PostgreSQL', open);
describeOnce('PostgreSQL', open);
describeQueue('PostgreSQL', open);
describeErasedJobs('PostgreSQL', open);
describeReleasedJobs('PostgreSQL', open);

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describeUpgrades('postgres', async (statements) => {
  const location = await server.createDatabase();
  await run(location, statements);
  return { engine: 'postgres', location };
});

test('a migration has no statement timeout, whatever the server’s setting', async () => {
  const location = await server.createDatabase();
  await run(location, releasedStores('postgres').get('002') ?? []);
  const name = new URL(location).pathname.slice(1);
  await run(location, [`alter database ${name} set statement_timeout = '1s'`]);
  const other = new pg.Client({ connectionString: location });
  await other.connect();
  await other.query('begin; lock table jobs');
  const migrated = migrateStore({ engine: 'postgres', location });
  await sleep(1500);
  await other.query('commit');
  await other.end();
  expect(await migrated).toMatchObject({ changes: migrationNames.slice(2) });
});

test('a look for room asks for all the bytes that the largest request may need', async () => {
  const store = await open();
  const size = async () => {
    const asked = sql<{ bytes: number }>`select pg_total_relation_size('settings') as bytes`;
    return (await asked.execute(store.db)).rows[0]?.bytes ?? 0;
  };
  const before = await size();
  await store.assertWritable('lead');
  expect((await size()) - before).toBeGreaterThan(requestBodyMaxBytes);
  await store.close();
});

test('each transaction has its timeout, which does not stay in the session', async () => {
  const store = await open();
  const { rows } = await store.db.transaction().execute((trx) =>
    sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(trx),
  );
  expect(rows).toEqual([{ limit: '10s' }]);
  await store.close();
});

test.each([
  ['off', 'on'],
  ['remote_apply', 'remote_apply'],
])('in a database that commits with %s, a transaction does with %s', async (given, kept) => {
  const url = await server.createDatabase();
  const name = new URL(url).pathname.slice(1);
  await run(url, [`alter database ${name} set synchronous_commit = ${given}`]);
  const store = await open(url);
  const { rows } = await store.db.transaction().execute((trx) =>
    sql<{ commit: string }>`
      select current_setting('synchronous_commit') as commit`.execute(trx),
  );
  expect(rows).toEqual([{ commit: kept }]);
  await store.close();
});

test('erase leaves no trace of the person in the files of the tables', async () => {
  const url = await server.createDatabase();
  const store = await open(url);
  const lead = sampleLead({ name: 'Zzcanaryname Silva', message: 'Zzcanarymessage em toda parte' });
  await store.leads.submit(sampleSubmission(lead), Date.now());
  // A deleted note is stored for undo.
  const event = { id: lead.id, leadId: lead.id, at: Date.now(), kind: 'note' as const };
  await store.db
    .insertInto('leadEvents')
    .values({ ...event, personId: null, before: null, after: null, kept: 'Zzcanarynote' })
    .execute();
  for (let other = 0; other < 20; other += 1) {
    await store.leads.submit(sampleSubmission(), Date.now());
  }
  await run(url, ['checkpoint']);
  expect(server.filesWith(/zzcanary/i)).not.toEqual([]);
  await store.leads.erase([lead.id], Date.now());
  await store.scrub();
  await run(url, ['checkpoint']);
  expect(server.filesWith(/zzcanary/i)).toEqual([]);
  expect(await store.leads.count({ search: 'conceicao' })).toBe(20);
  await store.close();
});

test('a scrub does not rewrite tables of other programs in the same database', async () => {
  const url = await server.createDatabase();
  const store = await open(url);
  const program = new pg.Client({ connectionString: url });
  await program.connect();
  await program.query('create table invoices (id int); create schema auth');
  await program.query('create table auth.users (id int)');
  const files = `select pg_relation_filenode('invoices') as invoices,
    pg_relation_filenode('auth.users') as users`;
  const { rows: before } = await program.query(files);
  await store.scrub();
  expect((await program.query(files)).rows).toEqual(before);
  await program.end();
  await store.close();
});

test('a scrub of a table that is in use fails with a sentence, and delays no visitor', async () => {
  const url = await server.createDatabase();
  const store = await open(url);
  const dump = new pg.Client({ connectionString: url });
  await dump.connect();
  await dump.query('begin; lock table leads in access share mode');
  const scrubbed = store.scrub();
  expect(await store.leads.submit(sampleSubmission(), Date.now())).toEqual({ outcome: 'stored' });
  await expect(scrubbed).rejects.toThrow(StoreInUseError);
  await dump.end();
  await store.scrub();
  await store.close();
});

test('two processes share tokens and jobs', async () => {
  const url = await server.createDatabase();
  const [one, other] = await Promise.all([open(url), open(url)]);
  const now = Date.now();
  const rounds = Array.from({ length: 40 }, (_, at) => ({
    id: `token ${at}`,
    expiresAt: now + 60_000,
  }));
  const results = await Promise.all(
    rounds.flatMap((token) =>
      [one, other].map((store) =>
        submitAgain(store, sampleSubmission(sampleLead(), { token }), now),
      ),
    ),
  );
  expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(40);
  expect(await one.leads.count({})).toBe(40);

  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      claimJobs(at % 2 ? one : other, ['owner-notice'], 1000, now),
    ),
  );
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await Promise.all([one.close(), other.close()]);
});

test('two processes that store one request at once store one lead', async () => {
  const url = await server.createDatabase();
  const stores = await Promise.all([open(url), open(url)]);
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, at) => ({ key: `key ${at}`, bodyHash: 'hash' })).flatMap(
      (idempotency) =>
        stores.map((store) =>
          submitAgain(store, sampleSubmission(sampleLead(), { idempotency }), Date.now()),
        ),
    ),
  );
  expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(40);
  expect(results.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(40);
  expect(await stores[0]?.leads.count({})).toBe(40);
  await Promise.all(stores.map((store) => store.close()));
});

test.each(['repeatable read', 'serializable'])(
  'two servers start and work at once in a database whose default is %s',
  async (level) => {
    const url = await server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    await run(url, [`alter database ${name} set default_transaction_isolation = '${level}'`]);
    const stores = await Promise.all([open(url), open(url)]);
    const now = Date.now();
    const both = Array.from({ length: 40 }, (_, at) => `key ${at}`).flatMap((key) =>
      stores.map((store) => ({ store, idempotency: { key, bodyHash: 'hash' } })),
    );
    const results = await Promise.all(
      both.map(({ store, idempotency }) =>
        submitAgain(store, sampleSubmission(sampleLead(), { idempotency }), now),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(40);
    const claims = both.map(({ store }) => claimJobs(store, ['owner-notice'], 1000, now));
    const ids = (await Promise.all(claims)).flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    await Promise.all(stores.map((store) => store.close()));
  },
);

test('two processes share the limit of acknowledgements', async () => {
  const url = await server.createDatabase();
  const [one, other] = await Promise.all([open(url), open(url)]);
  const now = Date.now();
  for (let round = 0; round < 10; round += 1) {
    const leads = Array.from({ length: 12 }, () =>
      sampleLead({ email: `victim.${round}@example.org` }),
    );
    await Promise.all(
      leads.map((lead, at) => submitAgain(at % 2 ? one : other, sampleSubmission(lead), now)),
    );
    const jobs = await Promise.all(
      leads.map(({ id }) => one.jobs.list({ subjectId: id, limit: 9 })),
    );
    const kinds = jobs.flat().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(acknowledgementsMax);
    expect(kinds.filter((kind) => kind === 'owner-notice')).toHaveLength(12);
  }
  await Promise.all([one.close(), other.close()]);
});

test('a SQLite store is restored completely, and only into an empty database', async () => {
  const file = join(tmpdir(), `trinta-restored-${process.pid}`, 'leads.sqlite');
  const source = await openTestStore({ engine: 'sqlite', location: file });
  await source.jobs.setChannels({ webhook: 'on', archive: 'off' }, Date.now());
  const leads = Array.from({ length: 1200 }, (_, at) =>
    sampleLead({ email: `conceicao.${at}@padaria.example` }),
  );
  const request = { key: 'key', bodyHash: 'hash' };
  const token = { id: 'spent', expiresAt: Date.now() + 60_000 };
  const spent = { token, idempotency: request };
  await Promise.all(
    leads.map((lead, at) =>
      source.leads.submit(sampleSubmission(lead, at === 0 ? spent : {}), Date.now()),
    ),
  );
  const secret = await source.settings.secret('proof-of-work');
  await source.close();
  const url = await server.createDatabase();
  const location = { engine: 'postgres', location: url } as const;
  await migrateStore(location);
  await restorePostgres(file, location);
  await expect(restorePostgres(file, location)).rejects.toThrow('not empty');

  const target = await open(url);
  expect(await target.leads.count({})).toBe(1200);
  expect((await target.jobs.health(Date.now())).waiting).toBe(3600);
  const [first] = leads;
  expect(await target.leads.find(first?.id ?? '')).toEqual(first);
  expect(await target.leads.list({ search: 'conceicao' }, 2000)).toHaveLength(1200);
  expect(await target.settings.secret('proof-of-work')).toBe(secret);
  expect(await target.leads.findKey(request, Date.now())).toEqual({
    outcome: 'replayed',
    leadId: first?.id,
  });
  expect(await target.leads.submit(sampleSubmission(sampleLead(), { token }), Date.now())).toEqual({
    outcome: 'token-reused',
  });
  await target.leads.submit(sampleSubmission(), Date.now());
  await target.close();
});
