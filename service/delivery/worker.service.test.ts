import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../testing/close-after-test.ts';
import { underWayMs } from './schedule.ts';
import { canaryLead, sampleNow } from './testing/canary-lead.ts';
import { createDeliveryFixture, type DeliveryFixture } from './testing/delivery-fixture.ts';
import { type MailReceiver, openMailReceiver } from './testing/mail-receiver.ts';

async function createFixture(
  ...settings: Parameters<typeof createDeliveryFixture>
): Promise<DeliveryFixture> {
  return closeAfterTest(await createDeliveryFixture(...settings));
}

async function mailServer(): Promise<MailReceiver> {
  return closeAfterTest(await openMailReceiver());
}

test('a mail whose outcome cannot be stored is sent again, and the server keeps running', async () => {
  const server = await mailServer();
  const { store, worker, clock, log } = await createFixture({ smtpUrl: server.url });
  await sql`create trigger full before update of state on jobs when new.state = 'delivered' begin
    select raise(abort, 'no room');
  end`.execute(store.db);
  await store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), clock.now);
  await worker.runDue();
  expect(log.text()).toContain('the store did not answer');
  await sql`drop trigger full`.execute(store.db);
  clock.now += underWayMs;
  await worker.runDue();
  expect(server.mails.map(({ recipients }) => recipients[0])).toEqual(
    Array(2).fill('dona@trinta.example'),
  );
  expect(await store.jobs.list({ state: 'delivered', limit: 9 })).toHaveLength(1);
});

test('the server answers while many jobs turn out unneeded', async () => {
  const { store, worker, clock } = await createFixture();
  // As for many leads that were marked as spam.
  for (let nth = 0; nth < 100; nth += 1) {
    await store.jobs.add({ kind: 'acknowledgement', subjectId: `lead ${nth}` }, clock.now);
  }
  const done = worker.runDue();
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect((await store.jobs.health(clock.now)).waiting).toBeGreaterThan(0);
  await done;
  expect(await store.jobs.health(clock.now)).toMatchObject({ waiting: 0, dead: 0 });
});

test('a store that stays unavailable is logged once, and so is its return', async () => {
  const { store, worker, log } = await createFixture();
  await store.leads.submit(sampleSubmission(canaryLead()), sampleNow);
  await sql`alter table jobs rename to jobs_away`.execute(store.db);
  const told = () => log.text().match(/the store .*/g)?.length;
  for (let look = 0; look < 3; look += 1) await worker.runDue();
  expect(told()).toBe(1);
  await sql`alter table jobs_away rename to jobs`.execute(store.db);
  for (let look = 0; look < 3; look += 1) await worker.runDue();
  expect(told()).toBe(2);
  expect(await store.jobs.health(sampleNow)).toMatchObject({ waiting: 0, dead: 0 });
});

test('a mail to an unreachable server is retried on schedule, then becomes a dead letter', async () => {
  const { store, worker, clock } = await createFixture({ smtpUrl: 'smtp://127.0.0.1:9' });
  await store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), clock.now);
  const start = clock.now;
  for (let attempts = 0; attempts < 20; attempts += 1) {
    await worker.runDue();
    const [job] = await store.jobs.list({ limit: 1 });
    if (job?.state !== 'waiting') break;
    clock.now = job.nextAt;
  }
  const [job] = await store.jobs.list({ limit: 1 });
  expect(job?.state).toBe('dead');
  expect(job?.log).toHaveLength(14);
  expect(clock.now - start).toBeGreaterThan(3 * 24 * 3600 * 1000);

  expect(await store.jobs.replay({}, clock.now)).toBe(1);
  expect((await store.jobs.list({ limit: 1 }))[0]).toMatchObject({ state: 'waiting', attempt: 0 });
});

test('stopping does not wait for a mail server that hangs; the notice is sent later', async () => {
  const server = await mailServer();
  server.hang();
  const { store, worker, clock } = await createFixture(
    { smtpUrl: server.url },
    { stopGraceMs: 50 },
  );
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  worker.wake();
  await expect.poll(() => server.connections()).toBe(2);
  await worker.stop();
  const jobs = await store.jobs.list({ limit: 10 });
  expect(jobs.map((job) => [job.state, job.log.at(-1)?.detail])).toEqual(
    jobs.map(() => ['waiting', 'the server was stopped meanwhile']),
  );
});

test('stopping lets a running attempt finish and starts no other', async () => {
  const server = await mailServer();
  const { store, worker, clock } = await createFixture({ smtpUrl: server.url });
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  worker.wake();
  await worker.stop();
  const started = (await store.jobs.list({ limit: 10 })).filter((job) => job.attempt > 0);
  expect(started.every((job) => job.state === 'delivered')).toBe(true);
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  worker.wake();
  expect(await worker.runDue()).toBe(0);
});
