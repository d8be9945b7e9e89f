import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { failingChannels } from './alert.ts';
import { canaryLead } from './testing/canary-lead.ts';
import { openDesk, sampleSecret } from './testing/delivery-desk.ts';
import { openMailReceiver } from './testing/mail-receiver.ts';
import { openWebhookReceiver } from './testing/webhook-receiver.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const dayMs = 24 * 3600 * 1000;

test('a dead webhook is told by mail once a day, and in the health report', async () => {
  const receiver = await openWebhookReceiver();
  open.push(receiver);
  receiver.answerWith((response) => response.writeHead(410).end());
  const webhook = { url: receiver.url, secrets: [sampleSecret], allowPrivate: true };
  const desk = await openDesk({ webhook });
  open.push(desk);
  await desk.store.leads.submit(sampleSubmission(canaryLead()), desk.clock.now);
  await desk.worker.runDue();
  expect(await failingChannels(desk.store.jobs, desk.clock.now)).toMatchObject([
    { channel: 'webhook', dead: 1 },
  ]);

  const alerts = async () =>
    [...(await desk.files())].filter(([name]) => name.includes('alert')).map(([, mail]) => mail);
  await desk.worker.runDue();
  await desk.worker.runDue();
  expect(await alerts()).toHaveLength(1);
  expect((await alerts())[0]?.text).toContain('npm run leads -- replay --channel webhook');
  expect(JSON.stringify(await alerts())).not.toContain('canary');

  desk.clock.now += dayMs;
  await desk.worker.runDue();
  await desk.worker.runDue();
  expect(await alerts()).toHaveLength(2);

  receiver.answerWith((response) => response.end());
  await desk.store.jobs.enable('webhook');
  await desk.store.jobs.replay({}, desk.clock.now);
  await desk.worker.runDue();
  expect(await failingChannels(desk.store.jobs, desk.clock.now)).toEqual([]);
});

test('a mail server that is away for an hour is told by webhook', async () => {
  const receiver = await openWebhookReceiver();
  open.push(receiver);
  const webhook = { url: receiver.url, secrets: [sampleSecret], allowPrivate: true };
  const desk = await openDesk({ webhook, smtpUrl: 'smtp://127.0.0.1:9' });
  open.push(desk);
  await desk.store.leads.submit(sampleSubmission(canaryLead()), desk.clock.now);
  await desk.worker.runDue();
  expect(await failingChannels(desk.store.jobs, desk.clock.now)).toEqual([]);
  desk.clock.now += 61 * 60 * 1000;
  await desk.worker.runDue();
  await desk.worker.runDue();
  const events = receiver.posts.map(({ body }) => JSON.parse(body));
  expect(events.map(({ type }) => type)).toEqual(['lead.created', 'delivery.failing']);
  expect(events[1].data).toMatchObject({ channel: 'mail', waiting: 2 });
});

test('an alert that could not be kept is told as soon as the store takes it', async () => {
  const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret], allowPrivate: true };
  const desk = await openDesk({ webhook });
  open.push(desk);
  const { store, worker, clock } = desk;
  await store.jobs.disable('webhook', 'HTTP 410', clock.now);
  await sql`create trigger full before insert on jobs begin select raise(abort, 'no room'); end`.execute(
    store.db,
  );
  await worker.runDue();
  expect(await store.jobs.list({ limit: 9 })).toEqual([]);
  await sql`drop trigger full`.execute(store.db);
  await worker.runDue();
  expect(await store.jobs.list({ limit: 9 })).toMatchObject([{ kind: 'alert-by-mail' }]);
});

test('a mistyped address is nobody’s alarm; the owner’s own is one', async () => {
  const server = await openMailReceiver();
  open.push(server);
  const desk = await openDesk({ smtpUrl: server.url });
  open.push(desk);
  const lead = canaryLead();
  server.refuse(lead.email, 550);
  await desk.store.leads.submit(sampleSubmission(lead), desk.clock.now);
  await desk.worker.runDue();
  desk.clock.now += dayMs;
  await desk.worker.runDue();
  expect(await failingChannels(desk.store.jobs, desk.clock.now)).toEqual([]);
  expect(desk.log.text()).not.toContain('does not deliver');

  server.refuse('dona@trinta.example', 550);
  await desk.store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), desk.clock.now);
  await desk.worker.runDue();
  desk.clock.now += 61 * 60 * 1000;
  expect(await failingChannels(desk.store.jobs, desk.clock.now)).toMatchObject([
    { channel: 'mail', waiting: 1, dead: 0 },
  ]);
  await desk.worker.runDue();
  expect(desk.log.text()).toContain('does not deliver');
});

test('what is owed to a webhook that is gone becomes a dead letter to drop', async () => {
  const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret], allowPrivate: true };
  const before = await openDesk({ webhook });
  open.push(before);
  await before.store.leads.submit(sampleSubmission(canaryLead()), before.clock.now);
  const location = join(before.dataDirectory, 'leads.sqlite');
  const after = await openDesk({}, { location: { engine: 'sqlite', location } });
  open.push(after);
  await after.worker.runDue();
  const [dead, ...others] = await after.store.jobs.list({ state: 'dead', limit: 9 });
  expect([dead?.kind, others]).toEqual(['lead-webhook', []]);
  expect(await after.store.jobs.drop({})).toBe(1);
  expect(await failingChannels(after.store.jobs, after.clock.now)).toEqual([]);
});
