import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { expect, test } from 'vitest';
import { timeOrderedId } from '../../leads/time-ordered-id.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { startTestPostgres } from '../../storage/testing/test-postgres.ts';
import { closeAfterTest } from '../../testing/close-after-test.ts';
import { hashToken } from '../../token.ts';
import { fixture, restore, storage, subscribe } from '../testing/archive-fixture.ts';
import { canaryLead } from '../testing/canary-lead.ts';
import { sampleSecret } from '../testing/delivery-fixture.ts';
import { openWebhookReceiver } from '../testing/webhook-receiver.ts';
import { openArchive, restoreArchive } from './archive.ts';

test('a lead is restored unchanged, and its erasure is sent to all receivers that may have it', async () => {
  const archive = await storage();
  const receiver = closeAfterTest(await openWebhookReceiver());
  const webhook = { url: receiver.url, secrets: [sampleSecret] };
  const before = await fixture({ archive, webhook });
  const lead = canaryLead({ folder: 'held', reasons: ['low-score'] });
  await before.store.leads.submit(sampleSubmission(lead), before.clock.now);
  await before.worker.runDue();
  await before.store.inbox.work.move({ id: lead.id, personId: null }, 'inbox', before.clock.now);
  await before.worker.runDue();

  const after = await fixture({ archive, webhook });
  await restore(archive, after);
  // No mail is sent again.
  expect(await after.worker.runDue()).toBe(0);
  expect(await after.store.leads.find(lead.id)).toEqual({ ...lead, folder: 'inbox', reasons: [] });
  expect(await after.store.leads.count({ search: 'encomendas' })).toBe(1);
  await after.store.leads.erase([lead.id], after.clock.now);
  await after.worker.runDue();
  expect(receiver.posts.map(({ body }) => JSON.parse(body).type)).toEqual([
    'lead.created',
    'lead.erased',
  ]);
  const third = await fixture({ archive, webhook });
  expect(await restore(archive, third)).toEqual({
    leads: 0,
    subscribers: 0,
    erased: 0,
    unreadable: 0,
  });
});

test('subscribers are restored with their state, and can unsubscribe with their old links', async () => {
  const archive = await storage();
  const before = await fixture({ archive });
  await subscribe(before, 'ana@padaria.example');
  await subscribe(before, 'eva@padaria.example');
  await before.store.subscribers.unsubscribe(
    hashToken('eva@padaria.example'),
    before.clock.now,
    'refused',
  );
  await subscribe(before, 'bia@padaria.example');
  await before.worker.runDue();
  await before.store.subscribers.erase({ email: 'bia@padaria.example' }, before.clock.now);
  await before.worker.runDue();

  const after = await fixture({ archive });
  expect(await restore(archive, after)).toMatchObject({ leads: 0, subscribers: 2 });
  const people = await Array.fromAsync(after.store.subscribers.stream());
  expect(people.map(({ email, state }) => [email, state]).sort()).toEqual([
    ['ana@padaria.example', 'subscribed'],
    ['eva@padaria.example', 'unsubscribed'],
  ]);
  const link = hashToken('ana@padaria.example');
  const { clock, store } = after;
  expect(await store.subscribers.unsubscribe(link, clock.now, 'refused')).toMatchObject({
    state: 'unsubscribed',
  });
});

test('a record that a slow attempt was writing does not exist after its erasure', async () => {
  const archive = await storage();
  const { store, clock, worker } = await fixture({ archive });
  const lead = canaryLead();
  await store.leads.submit(sampleSubmission(lead), clock.now);
  const job = await store.jobs.claim(['record-archive'], 60_000, clock.now);
  await store.leads.erase([lead.id], clock.now);
  await worker.runDue();
  expect(await store.jobs.list({ subjectId: lead.id, limit: 9 })).toMatchObject([
    { kind: 'erased-archive', state: 'waiting' },
  ]);
  // The late attempt.
  await openArchive(archive).put(lead.id, 'record');
  expect(job?.subjectId).toBe(lead.id);
  clock.now += 60_000;
  await worker.runDue();
  expect(await Array.fromAsync(openArchive(archive).listRecords())).toEqual([]);
});

test('data from before there was an archive are archived too', async () => {
  const before = await fixture();
  await before.store.leads.submit(sampleSubmission(canaryLead()), before.clock.now);
  await subscribe(before, 'ana@padaria.example');
  await before.worker.runDue();
  const { store, clock } = before;
  await store.jobs.setChannels({ webhook: 'off', archive: 'on' }, clock.now);
  await store.jobs.setChannels({ webhook: 'off', archive: 'on' }, clock.now);
  const { waiting } = await store.jobs.health(clock.now);
  expect(waiting).toBe(2);
});

test('records that an interrupted start did not queue are queued by the next start', async () => {
  const { store, clock } = await fixture();
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  await store.settings.set('archive', 'on');
  const start = () => store.jobs.setChannels({ webhook: 'off', archive: 'on' }, clock.now);
  await Promise.all([start(), start()]);
  const owed = await store.jobs.list({ limit: 9 });
  expect(owed.filter(({ kind }) => kind === 'record-archive')).toHaveLength(1);
});

test('the erasure of an unconfirmed sign-up is dated when it happens', async () => {
  const { store, clock, worker } = await fixture({ archive: await storage() });
  const { subscribers, jobs } = store;
  const consent = { language: 'en', consentVersion: '2024-03-15', address: '' } as const;
  const id = timeOrderedId(clock.now);
  const signUp = { ...consent, id, email: 'ana@padaria.example', requestedAt: clock.now };
  await subscribers.signUp(signUp, undefined, clock.now);
  const hashes = { confirm: hashToken('yes'), unsubscribe: hashToken('no') };
  await subscribers.addConfirmationTokens(id, hashes, clock.now);
  await subscribers.unsubscribe(hashes.unsubscribe, clock.now, 'unsubscribed');
  clock.now += 60 * 60 * 1000;
  await subscribe({ store, clock }, signUp.email);
  await worker.runDue();
  clock.now += 31 * 24 * 60 * 60 * 1000;
  expect(await subscribers.erase({ unconfirmedBefore: clock.now - 60_000 }, clock.now)).toEqual([
    id,
  ]);
  expect(await jobs.health(clock.now)).toMatchObject({ waiting: 1, oldestWaitingMs: 0 });
});

test('an unreachable storage delays no other channel, and is reported', async () => {
  const archive = { ...(await storage()), endpoint: 'http://127.0.0.1:9' };
  const { store, clock, worker, files } = await fixture({ archive });
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  await worker.runDue();
  expect((await files()).size).toBe(2);
  clock.now += 61 * 60 * 1000;
  await worker.runDue();
  const names = [...(await files()).keys()];
  expect(names.some((name) => name.startsWith('archive-not-delivering'))).toBe(true);
});

test('the archive of a SQLite store restores a PostgreSQL one, which can be archived itself', async () => {
  const server = await startTestPostgres();
  closeAfterTest({ close: () => server.remove() });
  const archive = await storage();
  const before = await fixture({ archive });
  const lead = canaryLead();
  await before.store.leads.submit(sampleSubmission(lead), before.clock.now);
  await subscribe(before, 'ana@padaria.example');
  await before.worker.runDue();

  const location = { engine: 'postgres', location: await server.createDatabase() } as const;
  const after = await fixture({}, { location });
  expect(await restore(archive, after)).toEqual({
    leads: 1,
    subscribers: 1,
    erased: 0,
    unreadable: 0,
  });
  const { store, clock } = after;
  expect(await store.leads.find(lead.id)).toEqual(lead);
  expect(await Array.fromAsync(store.subscribers.stream('subscribed'))).toHaveLength(1);
  await store.db.deleteFrom('jobs').execute();
  await store.jobs.setChannels({ webhook: 'off', archive: 'on' }, clock.now);
  expect(await store.jobs.health(clock.now)).toMatchObject({ waiting: 2 });
  await store.inbox.work.move({ id: lead.id, personId: null }, 'spam', clock.now);
  expect(await store.jobs.health(clock.now)).toMatchObject({ waiting: 2 });
}, 120_000);

/** Puts a proxy before the archive that fails the reads that `fails` names, counted from 1. */
async function behindLine(
  archive: Awaited<ReturnType<typeof storage>>,
  fails: (nthRead: number) => 'cut off' | '503' | undefined,
) {
  let reads = 0;
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    const isRead = method === 'GET' && url.endsWith('.age');
    if (isRead) reads += 1;
    const failure = isRead ? fails(reads) : undefined;
    if (failure === 'cut off') request.destroy();
    else if (failure) response.writeHead(503).end();
    else {
      get(archive.endpoint + url, { headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closeAfterTest({ close: async () => void server.close() });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { ...archive, endpoint: `http://127.0.0.1:${port}` };
}

test('an archive with occasional failures is restored completely', async () => {
  const archive = await storage();
  const before = await fixture({ archive });
  for (let nth = 0; nth < 20; nth += 1) {
    await before.store.leads.submit(sampleSubmission(canaryLead()), before.clock.now);
  }
  await before.worker.runDue();
  const line = await behindLine(archive, (nth) => {
    if (nth === 3) return 'cut off';
    return nth === 18 ? '503' : undefined;
  });
  expect(await restore(line, await fixture())).toMatchObject({ leads: 20, unreadable: 0 });
});

test('a restore that fails stores nothing, so that the next one can start', async () => {
  const archive = await storage();
  const before = await fixture({ archive });
  for (let nth = 0; nth < 20; nth += 1) {
    await before.store.leads.submit(sampleSubmission(canaryLead()), before.clock.now);
  }
  await before.worker.runDue();
  const after = await fixture();
  const line = await behindLine(archive, (nth) => (nth > 18 ? '503' : undefined));
  await expect(restore(line, after)).rejects.toThrow(/HTTP 503.*ARCHIVE_URL/);
  expect(await after.store.leads.count({})).toBe(0);
  expect(await restore(archive, after)).toMatchObject({ leads: 20 });
});

test('a store that is not empty is not changed', async () => {
  const archive = await storage();
  const { store, clock } = await fixture({ archive });
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  await expect(restoreArchive(openArchive(archive), store.records, clock.now)).rejects.toThrow(
    'not empty',
  );
});

test('a time that was cancelled and booked anew is restored, if the archive lacks the cancellation', async () => {
  const archive = await storage();
  const { store, clock, worker } = await fixture({ archive });
  const [first, second] = [canaryLead(), canaryLead()];
  for (const lead of [first, second]) await store.leads.submit(sampleSubmission(lead), clock.now);
  const { bookings } = store.inbox;
  const at = clock.now + 24 * 60 * 60 * 1000;
  await bookings.book(second.id, at, 30, clock.now);
  await worker.runDue();
  await bookings.cancel({ id: second.id, personId: 'ana' }, clock.now);
  clock.now += 1000;
  await bookings.book(first.id, at, 30, clock.now);
  // The cancellation waits for its next attempt.
  await openArchive(archive).put(first.id, (await store.records.read(first.id)) ?? '');

  const after = await fixture();
  expect(await restore(archive, after)).toMatchObject({ leads: 2 });
  const restored = after.store.inbox.bookings;
  await restored.cancel({ id: second.id, personId: 'ana' }, clock.now);
  expect([...(await restored.taken(clock.now))]).toEqual([at]);
});
