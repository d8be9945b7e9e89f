import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { site } from '#site';
import { parseEnv } from '../env.ts';
import { createProblems } from '../problems.ts';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../testing/close-after-test.ts';
import { writeCommand } from '../write-command.ts';
import { createAlerter, failingChannels } from './alert.ts';
import { canaryLead } from './testing/canary-lead.ts';
import { createDeliveryFixture, sampleSecret } from './testing/delivery-fixture.ts';
import { openMailReceiver } from './testing/mail-receiver.ts';
import { openWebhookReceiver } from './testing/webhook-receiver.ts';

const dayMs = 24 * 3600 * 1000;

test('a dead webhook is reported by mail once a day, and in the health report', async () => {
  const receiver = closeAfterTest(await openWebhookReceiver());
  receiver.answerWith((response) => response.writeHead(410).end());
  const webhook = { url: receiver.url, secrets: [sampleSecret] };
  const fixture = closeAfterTest(await createDeliveryFixture({ webhook }));
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue();
  expect(failingChannels(await fixture.store.jobs.health(fixture.clock.now))).toMatchObject([
    { channel: 'webhook', dead: 1 },
  ]);

  const alerts = async () =>
    [...(await fixture.files())].filter(([name]) => name.includes('alert')).map(([, mail]) => mail);
  await fixture.worker.runDue();
  await fixture.worker.runDue();
  expect(await alerts()).toHaveLength(1);
  expect((await alerts())[0]?.text).toContain(writeCommand('replay --channel webhook'));
  expect(JSON.stringify(await alerts())).not.toContain('canary');

  fixture.clock.now += dayMs;
  await fixture.worker.runDue();
  await fixture.worker.runDue();
  expect(await alerts()).toHaveLength(2);

  receiver.answerWith((response) => response.end());
  await fixture.store.jobs.replay({}, fixture.clock.now);
  await fixture.worker.runDue();
  expect(failingChannels(await fixture.store.jobs.health(fixture.clock.now))).toEqual([]);
});

test('a mail server that is down for an hour is reported by webhook', async () => {
  const receiver = closeAfterTest(await openWebhookReceiver());
  const webhook = { url: receiver.url, secrets: [sampleSecret] };
  const fixture = closeAfterTest(
    await createDeliveryFixture({ webhook, smtpUrl: 'smtp://127.0.0.1:9' }),
  );
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue();
  expect(failingChannels(await fixture.store.jobs.health(fixture.clock.now))).toEqual([]);
  fixture.clock.now += 61 * 60 * 1000;
  await fixture.worker.runDue();
  await fixture.worker.runDue();
  const events = receiver.posts.map(({ body }) => JSON.parse(body));
  expect(events.map(({ type }) => type)).toEqual(['lead.created', 'delivery.failing']);
  expect(events[1].data).toMatchObject({ channel: 'mail', waiting: 2 });
});

test('an alert that could not be stored is raised once the store works again', async () => {
  const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret] };
  const fixture = closeAfterTest(await createDeliveryFixture({ webhook }));
  const { store, worker, clock } = fixture;
  await store.jobs.add({ kind: 'lead-webhook', subjectId: 'lead', state: 'dead' }, clock.now);
  await sql`create trigger full before insert on jobs begin select raise(abort, 'no room'); end`.execute(
    store.db,
  );
  await worker.runDue();
  expect(await store.jobs.list({ state: 'waiting', limit: 9 })).toEqual([]);
  await sql`drop trigger full`.execute(store.db);
  await worker.runDue();
  const kinds = (await store.jobs.list({ limit: 9 })).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['alert-by-mail', 'lead-webhook']);
});

test('a lead that is refused during a check is reported by the next one', async () => {
  const { store, log, clock, dataDirectory } = closeAfterTest(await createDeliveryFixture());
  const problems = createProblems(log, () => clock.now);
  const check = createAlerter({
    env: parseEnv({ DATA_DIR: dataDirectory }),
    store,
    log,
    problems,
    async health() {
      const known = problems.list();
      if (known.length === 0) problems.report('leads-refused');
      return { problems: known };
    },
  });
  await check(clock.now);
  expect(await store.jobs.list({ limit: 9 })).toEqual([]);
  await check(clock.now);
  const [alert] = await store.jobs.list({ limit: 9 });
  expect(alert?.subjectId).toContain('leads-refused');
  expect(problems.has('leads-refused')).toBe(false);
});

test('a wrong address of a visitor raises no alert, one of the owner does', async () => {
  const server = closeAfterTest(await openMailReceiver());
  const fixture = closeAfterTest(await createDeliveryFixture({ smtpUrl: server.url }));
  const lead = canaryLead();
  server.refuse(lead.email, 550);
  await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  await fixture.worker.runDue();
  fixture.clock.now += dayMs;
  await fixture.worker.runDue();
  expect(failingChannels(await fixture.store.jobs.health(fixture.clock.now))).toEqual([]);
  expect(fixture.log.text()).not.toContain('needs the owner');

  server.refuse('dona@trinta.example', 550);
  await fixture.store.leads.submit(
    sampleSubmission(canaryLead({ folder: 'held' })),
    fixture.clock.now,
  );
  await fixture.worker.runDue();
  fixture.clock.now += 61 * 60 * 1000;
  expect(failingChannels(await fixture.store.jobs.health(fixture.clock.now))).toMatchObject([
    { channel: 'mail', waiting: 1, dead: 0 },
  ]);
  await fixture.worker.runDue();
  expect(fixture.log.text()).toContain('needs the owner');
});

test.each([
  [450, '4.1.2 <ana@padaria.exmple>: Domain not found'],
  [452, '4.2.2 The mailbox is over quota'],
])('an address of a visitor that is refused for days raises no alert, %s %s', async (code, why) => {
  const server = closeAfterTest(await openMailReceiver());
  const { store, worker, log, clock } = closeAfterTest(
    await createDeliveryFixture({ smtpUrl: server.url }),
  );
  const lead = canaryLead();
  server.refuse(lead.email, code, why);
  await store.leads.submit(sampleSubmission(lead), clock.now);
  const acknowledgement = async () =>
    (await store.jobs.list({ limit: 9 })).find(({ kind }) => kind === 'acknowledgement');
  for (let job = await acknowledgement(); job?.state === 'waiting'; job = await acknowledgement()) {
    clock.now = job.nextAt;
    expect(failingChannels(await store.jobs.health(clock.now))).toEqual([]);
    await worker.runDue();
  }
  expect((await acknowledgement())?.log).toHaveLength(14);
  expect(await acknowledgement()).toMatchObject({ state: 'undeliverable' });
  expect(log.text()).not.toMatch(/^error/m);
  expect(failingChannels(await store.jobs.health(clock.now))).toEqual([]);
});

test.each([
  ['our sender is refused for now', 450, '4.1.8 <oi@trinta.example>: Domain not found'],
  ['we are refused for now', 450, '4.7.1 Too many messages'],
  ['we are refused for now, in words', 454, 'Throttling failure: sending rate exceeded'],
  ['the server lacks something', 452, '4.3.1 Insufficient system storage'],
  ['the connection is closed', 421, '4.2.1 Try again later'],
])('at the address of a visitor, an alert is raised if %s', async (_, code, sentence) => {
  const server = closeAfterTest(await openMailReceiver());
  const { store, worker, clock } = closeAfterTest(
    await createDeliveryFixture({ smtpUrl: server.url }),
  );
  const lead = canaryLead();
  server.refuse(lead.email, code, sentence);
  await store.leads.submit(sampleSubmission(lead), clock.now);
  await worker.runDue();
  clock.now += 61 * 60 * 1000;
  expect(failingChannels(await store.jobs.health(clock.now))).toMatchObject([{ channel: 'mail' }]);
});

test('a mailbox of the owner that is full for an hour raises an alert', async () => {
  const server = closeAfterTest(await openMailReceiver());
  const { store, worker, clock } = closeAfterTest(
    await createDeliveryFixture({ smtpUrl: server.url }),
  );
  server.refuse('dona@trinta.example', 452, '4.2.2 The mailbox is over quota');
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  await worker.runDue();
  clock.now += 61 * 60 * 1000;
  expect(failingChannels(await store.jobs.health(clock.now))).toMatchObject([{ channel: 'mail' }]);
});

test('a job for a removed webhook waits, and is reported after an hour, for a week', async () => {
  const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret] };
  const before = closeAfterTest(await createDeliveryFixture({ webhook }));
  await before.store.leads.submit(sampleSubmission(canaryLead()), before.clock.now);
  const location = join(before.dataDirectory, 'leads.sqlite');
  const after = closeAfterTest(
    await createDeliveryFixture({}, { location: { engine: 'sqlite', location } }),
  );
  await after.worker.runDue();
  const [waiting, ...others] = await after.store.jobs.list({ state: 'waiting', limit: 9 });
  expect([waiting?.kind, others]).toEqual(['lead-webhook', []]);
  after.clock.now += 61 * 60 * 1000;
  const failing = failingChannels(await after.store.jobs.health(after.clock.now));
  expect(failing).toMatchObject([{ channel: 'webhook', waiting: 1 }]);
  after.clock.now += 7 * dayMs;
  expect(failingChannels(await after.store.jobs.health(after.clock.now))).toEqual([]);
});

test('an erasure waits for a removed webhook, and is sent once it is set again', async () => {
  const receiver = closeAfterTest(await openWebhookReceiver());
  const webhook = { url: receiver.url, secrets: [sampleSecret] };
  const before = closeAfterTest(await createDeliveryFixture({ webhook }));
  const { clock, dataDirectory } = before;
  const lead = canaryLead();
  await before.store.leads.submit(sampleSubmission(lead), clock.now);
  await before.worker.runDue();

  const location = { engine: 'sqlite', location: join(dataDirectory, 'leads.sqlite') } as const;
  const without = closeAfterTest(await createDeliveryFixture({}, { location }));
  await without.store.leads.erase([lead.id], clock.now);
  await without.worker.runDue();
  expect(await without.store.jobs.list({ state: 'waiting', limit: 9 })).toMatchObject([
    { kind: 'erased-webhook', subjectId: lead.id, attempt: 0 },
  ]);
  await before.worker.runDue();
  const told = receiver.posts.map(({ body }) => JSON.parse(body).type);
  expect(told).toEqual(['lead.created', 'lead.erased']);
});

test('the heartbeat is pinged while there is no problem, and not while only mail fails', async () => {
  const heartbeat = closeAfterTest(await openWebhookReceiver());
  const smtpUrl = 'smtp://127.0.0.1:9';
  const fixture = closeAfterTest(
    await createDeliveryFixture({ smtpUrl, heartbeatUrl: heartbeat.url }),
  );
  await fixture.worker.runDue();
  expect(heartbeat.posts).toHaveLength(1);
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue();
  fixture.clock.now += 61 * 60 * 1000;
  await fixture.worker.runDue();
  expect(heartbeat.posts).toHaveLength(2);
});

test('a heartbeat that does not answer stops no delivery', async () => {
  const fixture = closeAfterTest(
    await createDeliveryFixture({ heartbeatUrl: 'http://127.0.0.1:9/' }),
  );
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  expect(await fixture.worker.runDue()).toBe(2);
  expect(fixture.log.text()).toContain('HEARTBEAT_URL does not answer');
});

test("every problem of the site is mailed in the owner's language, once a day", async () => {
  const problem = { problem: 'leads-refused' } as const;
  const fixture = closeAfterTest(await createDeliveryFixture({}, { problems: [problem] }));
  await fixture.worker.runDue();
  await fixture.worker.runDue();
  const mails = [...(await fixture.files()).values()];
  expect(mails).toHaveLength(1);
  const { ownerLanguage } = site.facts;
  const { title, text } = site.words[ownerLanguage].mails.alert.problems['leads-refused'];
  expect(mails[0]?.subject).toContain(title);
  expect(mails[0]?.text).toContain(text);
  // The command only reads the store, and would report no problem.
  expect(`${mails[0]?.text} ${fixture.log.text()}`).not.toContain(writeCommand('health'));
});
