import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { connectPostgres } from './postgres.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { providePostgres } from './testing/provide-postgres.ts';
import { sampleSubmission } from './testing/sample-lead.ts';

const server = providePostgres();

test('a connection is not used again if its transaction was cancelled while it began', async () => {
  const connectionString = await server.createDatabase();
  const other = new pg.Client({ connectionString });
  await other.connect();
  // Holds the turn of migrations, so that a transaction waits for it while it begins.
  await other.query('select pg_advisory_lock(3853314791062309108)');
  await using db = connectPostgres(connectionString, { poolSize: 1, hasNoTimeout: true });
  const change = () => db.transaction().execute((trx) => sql`select 1`.execute(trx));
  const waiting = expect(change()).rejects.toMatchObject({ code: '57014' });
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await other.query(cancel)).rowCount, { timeout: 30_000 }).toBe(1);
  await waiting;
  await other.end();
  expect((await change()).rows).toHaveLength(1);
});

test('a connection is not used again if its server takes no writes', async () => {
  const location = await server.emptyDatabase();
  const store = await openTestStore({ engine: 'postgres', location, poolSize: 1 });
  // As after a failover, when the connection leads to the server that is only a copy now.
  await sql`set session characteristics as transaction read only`.execute(store.db);
  const submit = () => store.leads.submit(sampleSubmission(), Date.now());
  await expect(submit()).rejects.toMatchObject({ code: '25006' });
  expect(await submit()).toEqual({ outcome: 'stored' });
  await store.close();
});
