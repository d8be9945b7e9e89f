import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scrubOwed } from '../../../service/storage/settings.ts';
import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import { providePostgres } from '../../../service/storage/testing/provide-postgres.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { calls } from '../../contract/calls.ts';
import { openInboxSite } from '../testing/signed-in.ts';
import { describeErasing } from './erasing.suite.ts';
import { describeEvents } from './events.suite.ts';
import { describeLeadList } from './lead-list.suite.ts';
import { describeLeadWork } from './lead-work.suite.ts';
import { describeOverdue } from './overdue.suite.ts';
import { describeUnreached } from './unreached.suite.ts';

const server = providePostgres();

const open = async () => openTestStore(await server.locate());

describeLeadList('PostgreSQL', open);
describeLeadWork('PostgreSQL', open);
describeUnreached('PostgreSQL', open);
describeEvents('PostgreSQL', server.variables);
describeOverdue('PostgreSQL', server.variables);
describeErasing('PostgreSQL', async () => ({ DATABASE_URL: await server.createDatabase() }));

test('erasures that follow each other are cleared together, without a warning', async () => {
  const variables = { DATABASE_URL: await server.createDatabase() };
  const { site, owner, close } = await openInboxSite(variables);
  const { store, clock, log } = site;
  const leads = Array.from({ length: 4 }, () => sampleLead({ receivedAt: clock.now }));
  for (const lead of leads) await store.leads.submit(sampleSubmission(lead), clock.now);
  // The table of sign-ups takes as long to rewrite as a table of fifty thousand rows.
  const slowly = sql`create function slowly(id text) returns text immutable language plpgsql as
    'begin if exists (select from pg_locks where pid = pg_backend_pid() and mode = ''AccessExclusiveLock'')
    then perform pg_sleep(3); end if; return id; end'`;
  await slowly.execute(store.db);
  await sql`create index on newsletter_sign_ups (slowly(id))`.execute(store.db);
  const consent = { language: 'en', consentVersion: '', address: '' } as const;
  const signUp = { ...consent, id: 'bia', email: 'bia@x.example', requestedAt: clock.now };
  await store.subscribers.signUp(signUp, undefined, clock.now);
  for (const { id, email } of leads) {
    const body = { confirm: email };
    const erased = await owner.fetch(`${calls.leads}/${id}`, { method: 'DELETE', body });
    expect(erased.status).toBe(204);
  }
  await expect.poll(() => store.settings.get(scrubOwed)).toBeUndefined();
  expect(log.filter(({ level }) => level === 'warn')).toEqual([]);
  await close();
});

test('a reply that is being stored while its lead is erased leaves no delivery', async () => {
  const store = await openTestStore({
    engine: 'postgres',
    location: await server.createDatabase(),
  });
  const lead = sampleLead();
  const now = Date.now();
  await store.leads.submit(sampleSubmission(lead), now);
  await sql`create function wait() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(1); return new; end'`.execute(store.db);
  await sql`create trigger wait before insert on lead_replies
    for each row execute function wait()`.execute(store.db);
  const waiting = async () => {
    const locks = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return (await locks.execute(store.db)).rows.length;
  };
  const done = await store.db.transaction().execute(async (gate) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(gate);
    const words = { subject: 'Oi', text: 'Tudo bem?' };
    const reply = store.inbox.replies.add({ id: lead.id, personId: 'ana' }, words, now);
    await expect.poll(waiting).toBe(1);
    const erased = store.leads.erase([lead.id], now);
    await expect.poll(waiting).toBe(2);
    return [reply, erased];
  });
  await Promise.all(done);
  expect(await store.leads.find(lead.id)).toBeUndefined();
  expect(await store.jobs.list({ limit: 9 })).toEqual([]);
  await store.close();
});

test('an erasure locks its leads in one order, so that two do not wait for each other', async () => {
  const store = await openTestStore(await server.locate());
  const older = sampleLead();
  const newer = sampleLead({ receivedAt: older.receivedAt + 60_000 });
  // PostgreSQL finds the rows in the order in which they were stored.
  for (const lead of [newer, older]) await store.leads.submit(sampleSubmission(lead), Date.now());
  const lock = (id: string) => sql`select 1 from leads where id = ${id} for update nowait`;
  const erased = await store.db.transaction().execute(async (gate) => {
    await lock(older.id).execute(gate);
    const erasing = store.leads.erase([newer.id, older.id], Date.now());
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(store.db)).rows.length).toBe(1);
    await lock(newer.id).execute(gate);
    return [erasing];
  });
  expect((await Promise.all(erased))[0]?.leadIds).toHaveLength(2);
  await store.close();
});
