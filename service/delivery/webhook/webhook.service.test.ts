import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { timeOrderedId } from '../../leads/time-ordered-id.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../../testing/close-after-test.ts';
import { canaryLead } from '../testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
  olderSecret,
  sampleSecret,
} from '../testing/delivery-fixture.ts';
import { openMailReceiver } from '../testing/mail-receiver.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { documentedAnswers } from './testing/documented.ts';

async function receiver(): Promise<WebhookReceiver> {
  return closeAfterTest(await openWebhookReceiver());
}

async function fixtureFor(
  url: string,
  { secrets = [sampleSecret], smtpUrl = undefined as string | undefined } = {},
  overrides: Parameters<typeof createDeliveryFixture>[1] = {},
): Promise<DeliveryFixture> {
  return closeAfterTest(
    await createDeliveryFixture({ smtpUrl, webhook: { url, secrets } }, overrides),
  );
}

async function webhookJob({ store }: DeliveryFixture) {
  const jobs = await store.jobs.list({ limit: 100 });
  return jobs.find((job) => job.kind === 'lead-webhook');
}

test('a lead reaches the receiver signed with every secret of a rotation', async () => {
  const { url, posts } = await receiver();
  const fixture = await fixtureFor(url, { secrets: [sampleSecret, olderSecret] });
  // The receiver uses the real clock.
  fixture.clock.now = Date.now();
  const lead = canaryLead();
  await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  await fixture.worker.runDue();
  expect(posts).toHaveLength(1);
  const [post] = posts;
  if (post === undefined) throw new Error('nothing came');
  for (const secret of [sampleSecret, olderSecret]) {
    const headers = {
      'webhook-id': String(post.headers['webhook-id']),
      'webhook-timestamp': String(post.headers['webhook-timestamp']),
      'webhook-signature': String(post.headers['webhook-signature']),
    };
    expect(new Webhook(secret).verify(post.body, headers)).toMatchObject({
      type: 'lead.created',
      data: { id: lead.id, email: lead.email, message: lead.message },
    });
  }
});

test('a failed post is retried with the same id and a new signature', async () => {
  const { url, posts, answerWith } = await receiver();
  const fixture = await fixtureFor(url);
  answerWith((response) => response.writeHead(500).end('no'));
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue();
  expect(await webhookJob(fixture)).toMatchObject({
    state: 'waiting',
    log: [{ outcome: 'failed', detail: 'HTTP 500' }],
  });
  answerWith((response) => response.writeHead(204).end());
  fixture.clock.now += 5000;
  await fixture.worker.runDue();
  expect((await webhookJob(fixture))?.state).toBe('delivered');
  const [first, second] = posts;
  expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
  expect(first?.headers['webhook-signature']).not.toBe(second?.headers['webhook-signature']);
});

test('a 410 is not retried until a replay', async () => {
  const { url, posts, answerWith } = await receiver();
  const fixture = await fixtureFor(url);
  answerWith((response) => response.writeHead(410).end());
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue();
  expect((await webhookJob(fixture))?.state).toBe('dead');
  answerWith((response) => response.end());
  const replayed = await fixture.store.jobs.replay({ kinds: ['lead-webhook'] }, fixture.clock.now);
  expect(replayed).toBe(1);
  await fixture.worker.runDue();
  expect(posts).toHaveLength(2);
});

test('a redirect is not followed', async () => {
  const inside = await receiver();
  const { url, answerWith } = await receiver();
  const fixture = await fixtureFor(url);
  answerWith((response) => response.writeHead(307, { location: inside.url }).end());
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue();
  expect(inside.posts).toHaveLength(0);
  expect(await webhookJob(fixture)).toMatchObject({ state: 'waiting' });
});

test('an endless response is read only up to a limit', async () => {
  const { url, answerWith } = await receiver();
  const fixture = await fixtureFor(url);
  let sent = 0;
  let cut = false;
  answerWith((response) => {
    response.on('close', () => {
      cut = true;
    });
    const block = Buffer.alloc(64 * 1024);
    const more = () => {
      while (!response.destroyed && sent < 10 * 1024 * 1024) {
        sent += block.length;
        if (!response.write(block)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  });
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue();
  expect((await webhookJob(fixture))?.state).toBe('delivered');
  await expect.poll(() => cut).toBe(true);
  expect(sent).toBeLessThan(10 * 1024 * 1024);
});

test.each([
  [200, 'standard', { state: 'delivered', log: [{ detail: 'HTTP 200' }] }],
  [200, 'slack', { state: 'delivered', log: [{ detail: 'HTTP 200' }] }],
  [500, 'standard', { state: 'waiting', log: [{ detail: 'HTTP 500' }] }],
] as const)(
  '%i of %s counts although its body never ends, and the socket is closed',
  async (...given) => {
    const [status, format, job] = given;
    const { url, posts, answerWith } = await receiver();
    const webhook = { url, secrets: [sampleSecret], format };
    const fixture = closeAfterTest(await createDeliveryFixture({ webhook }));
    let sockets = 0;
    answerWith((response) => {
      sockets += 1;
      response.writeHead(status).write('ok');
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => {
        sockets -= 1;
        clearInterval(drip);
      });
    });
    await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
    await fixture.worker.runDue();
    expect(await webhookJob(fixture)).toMatchObject(job);
    expect(posts).toHaveLength(1);
    // Long before the attempt's timeout, which would close it too.
    await expect.poll(() => sockets).toBe(0);
  },
);

test('a mail server that hangs delays no webhook', async () => {
  const mail = closeAfterTest(await openMailReceiver());
  mail.hang();
  const { url, posts } = await receiver();
  const fixture = await fixtureFor(url, { smtpUrl: mail.url }, { attemptTimeoutMs: 1500 });
  for (let count = 0; count < 8; count += 1) {
    await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  }
  const done = fixture.worker.runDue();
  await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(8);
  expect(mail.mails).toHaveLength(0);
  await done;
  const jobs = await fixture.store.jobs.list({ limit: 100 });
  const mails = jobs.filter((job) => job.kind === 'owner-notice');
  expect(mails.every((job) => job.log[0]?.detail.includes('no answer within'))).toBe(true);
  await expect.poll(() => mail.connections()).toBe(0);
}, 15_000);

test("an erasure is sent with the lead's id, and nothing else of the lead", async () => {
  const { url, posts, answerWith } = await receiver();
  const fixture = await fixtureFor(url);
  answerWith((response) => response.writeHead(500).end());
  const lead = canaryLead();
  await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  await fixture.worker.runDue();
  await fixture.store.leads.erase([lead.id], fixture.clock.now);
  answerWith((response) => response.end());
  fixture.clock.now += 10_000;
  await fixture.worker.runDue();
  expect(posts).toHaveLength(2);
  const event = JSON.parse(posts[1]?.body ?? '{}');
  expect(event).toMatchObject({ type: 'lead.erased', data: { id: lead.id } });
  expect(posts[1]?.body).not.toContain('canary');
});

test.each(documentedAnswers)('%s: a post is judged by its response: %j', async (...given) => {
  const [format, { status, headers = {}, body = '', state, detail }] = given;
  const { url, posts, answerWith } = await receiver();
  answerWith((response) => response.writeHead(status, headers).end(body));
  const fixture = closeAfterTest(
    await createDeliveryFixture({
      webhook: { url: `${url}?chat_id=7`, secrets: [], format },
    }),
  );
  const lead = canaryLead();
  await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  await fixture.worker.runDue();
  const job = await webhookJob(fixture);
  expect(job).toMatchObject({ state, log: [{ detail }] });
  expect(posts[0]?.body).toContain(lead.message.split('\n')[0]);
  expect(posts[0]?.headers['webhook-signature']).toBeUndefined();
  expect(posts[0]?.headers['content-type']).toBe('application/json');
  // Otherwise it answers the same whether it stored the message or not.
  expect(posts[0]?.path.includes('wait=true')).toBe(format === 'discord');
});

test('a subscriber who confirms or unsubscribes is posted, and one who is erased by id only', async () => {
  const { url, posts } = await receiver();
  const { store, worker, clock } = await fixtureFor(url);
  const subscribe = async (email: string) => {
    const id = timeOrderedId(clock.now);
    const consent = { language: 'en', consentVersion: '2024-03-15', address: '' } as const;
    const signUp = { ...consent, id, email, requestedAt: clock.now };
    await store.subscribers.signUp(signUp, undefined, clock.now);
    const hashes = { confirm: `confirm ${email}`, unsubscribe: `leave ${email}` };
    await store.subscribers.addConfirmationTokens(id, hashes, clock.now);
    await store.subscribers.confirm(hashes.confirm, '', clock.now);
    await worker.runDue();
    return id;
  };
  const ana = await subscribe('ana@padaria.example');
  await store.subscribers.unsubscribe('leave ana@padaria.example', clock.now, 'refused');
  await worker.runDue();
  const eva = await subscribe('eva@padaria.example');
  await store.subscribers.erase({ email: 'eva@padaria.example' }, clock.now);
  await worker.runDue();
  const events = posts.map(({ body }) => JSON.parse(body));
  expect(events.map(({ type, data }) => [type, data.id, data.email])).toEqual([
    ['subscriber.confirmed', ana, 'ana@padaria.example'],
    ['subscriber.left', ana, 'ana@padaria.example'],
    ['subscriber.confirmed', eva, 'eva@padaria.example'],
    ['subscriber.left', eva, null],
  ]);
});
