import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from './testing/open-test-store.ts';
import { providePostgres } from './testing/provide-postgres.ts';
import { sampleSubmission } from './testing/sample-lead.ts';

const server = providePostgres();

test.each([
  ['a statement', 'immediate'],
  ['the commit', 'deferred'],
])('a conflict of %s refuses the whole transaction, with its own error', async (_, when) => {
  const location = await server.createDatabase();
  const store = await openTestStore({ engine: 'postgres', location });
  await sql`create function conflict() returns trigger language plpgsql as $$
    begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(store.db);
  await sql`create constraint trigger conflict after insert on jobs
    deferrable initially ${sql.raw(when)} for each row execute function conflict()`.execute(
    store.db,
  );
  const submit = () => store.leads.submit(sampleSubmission(), Date.now());
  await expect(submit()).rejects.toMatchObject({ code: '40001' });
  await sql`drop trigger conflict on jobs`.execute(store.db);
  expect(await submit()).toEqual({ outcome: 'stored' });
  expect(await store.leads.count({})).toBe(1);
  await store.close();
});

test('a transaction that the database rolls back at its commit is rejected', async () => {
  const location = await server.emptyDatabase();
  const store = await openTestStore({ engine: 'postgres', location });
  const changed = store.db.transaction().execute(async (trx) => {
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
  });
  await expect(changed).rejects.toThrow();
  await store.close();
});
