import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../../testing/close-after-test.ts';
import { canaryLead } from '../testing/canary-lead.ts';
import { createDeliveryFixture } from '../testing/delivery-fixture.ts';
import { openMailReceiver } from '../testing/mail-receiver.ts';
import { createSmtpTransport } from './mail-transport.ts';

async function jobsOf(smtpUrl: string, lead = canaryLead()) {
  const fixture = closeAfterTest(await createDeliveryFixture({ smtpUrl }));
  await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  await fixture.worker.runDue();
  return fixture.store.jobs.list({ limit: 9 });
}

async function acknowledgement(smtpUrl: string, lead = canaryLead()) {
  const jobs = await jobsOf(smtpUrl, lead);
  return jobs.find(({ kind }) => kind === 'acknowledgement');
}

async function receiver(...settings: Parameters<typeof openMailReceiver>) {
  return closeAfterTest(await openMailReceiver(...settings));
}

/** Returns a loopback port on which nothing listens. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('the log names the cause of', () => {
  test.each(['implicit', 'starttls'] as const)(
    'a certificate that cannot be trusted, %s',
    async (tls) => {
      const { url } = await receiver({ tls });
      const job = await acknowledgement(url);
      expect(job?.state).toBe('waiting');
      // The receiver's certificate is both of these.
      expect(job?.log.at(-1)?.detail).toMatch(
        /^SMTP ESOCKET \((?:CERT_HAS_EXPIRED|DEPTH_ZERO_SELF_SIGNED_CERT)\) at CONN$/,
      );
    },
  );

  test('TLS against a plain port', async () => {
    const { url } = await receiver();
    const job = await acknowledgement(url.replace('smtp:', 'smtps:'));
    expect(job?.log.at(-1)?.detail).toBe('SMTP ESOCKET (ERR_SSL_WRONG_VERSION_NUMBER) at CONN');
  });

  test('a refused connection', async () => {
    const job = await acknowledgement(`smtp://127.0.0.1:${await deadPort()}`);
    expect(job?.log.at(-1)?.detail).toBe('SMTP ESOCKET (ECONNREFUSED) at CONN');
  });
});

describe('at the visitor’s address', () => {
  const { email } = canaryLead();

  test.each([
    ['550', 550, `<${email}>: no such user`],
    ['551', 551, 'User not local'],
    ['a full code', 550, `5.1.1 <${email}> does not exist`],
    ['a forwarding domain', 550, '5.1.1 <x@privaterelay.example>: not here'],
  ])('%s ends the delivery with a reason', async (_, code, sentence) => {
    const server = await receiver();
    server.refuse(email, code, sentence);
    expect(await acknowledgement(server.url)).toMatchObject({
      state: 'undeliverable',
      log: [{ detail: `SMTP ${code} at RCPT TO` }],
    });
  });

  test('an address whose name looks like a relay error is still undeliverable', async () => {
    const server = await receiver();
    const lead = canaryLead({ email: 'relay-not@padaria.example' });
    server.refuse(lead.email, 550, `<${lead.email}>: no such user`);
    expect(await acknowledgement(server.url, lead)).toMatchObject({ state: 'undeliverable' });
  });

  test.each([
    ['a login is wanted', 530, 'Authentication required'],
    ['we may not relay', 554, `5.7.1 <${email}>: Relay access denied`],
    ['we may not relay, in words', 550, 'relay not permitted'],
    ['we may not relay, in qmail’s words', 553, 'not in my list of rcpthosts (#5.7.1)'],
    ['the mailbox is full', 452, 'try later'],
  ])('%s is a failure that is retried', async (_, code, sentence) => {
    const server = await receiver();
    server.refuse(email, code, sentence);
    const job = await acknowledgement(server.url);
    expect(job).toMatchObject({
      state: 'waiting',
      log: [{ outcome: 'failed', detail: `SMTP ${code} at RCPT TO` }],
    });
  });
});

test.each([
  ['of the address', '4.2.0 Greylisted'],
  ['of us', '4.7.1 Greylisted'],
])('a refusal %s for some minutes, by greylisting, only delays a mail', async (_, sentence) => {
  const server = await receiver();
  const fixture = closeAfterTest(await createDeliveryFixture({ smtpUrl: server.url }));
  const { store, worker, clock } = fixture;
  const lead = canaryLead();
  server.refuse(lead.email, 450, sentence);
  await store.leads.submit(sampleSubmission(lead), clock.now);
  const start = clock.now;
  while (clock.now < start + 5 * 60_000) {
    await worker.runDue();
    clock.now += 5000;
  }
  server.accept(lead.email);
  clock.now += 5 * 60_000;
  await worker.runDue();
  expect(server.mails.map(({ recipients }) => recipients)).toContainEqual([lead.email]);
});

describe('after the whole mail', () => {
  const { email } = canaryLead();

  test.each([
    ['refused for good, waits for the owner', 554, 'Transaction failed', 'dead'],
    ['we are refused, is tried again', 554, '5.7.1 Message rejected', 'waiting'],
    ['refused for now, is tried again', 451, 'try later', 'waiting'],
  ])('%s', async (_, code, sentence, state) => {
    const server = await receiver();
    server.refuse(email, code, sentence, 'end of DATA');
    const job = await acknowledgement(server.url);
    expect(job).toMatchObject({ state, log: [{ detail: `SMTP ${code} at DATA` }] });
  });
});

test.each(['RCPT TO', 'end of DATA'] as const)(
  'the owner’s notice that is refused at %s is retried',
  async (step) => {
    const server = await receiver();
    server.refuse('dona@trinta.example', 554, 'Transaction failed', step);
    const jobs = await jobsOf(server.url);
    expect(jobs.find(({ kind }) => kind === 'owner-notice')).toMatchObject({
      state: 'waiting',
      log: [{ outcome: 'failed' }],
    });
  },
);

test('a mail that is written anew goes to all, including those who got the previous one', async () => {
  const server = await receiver();
  server.refuse('eva@trinta.example', 450);
  const send = createSmtpTransport(server.url);
  const to = ['ana@trinta.example', 'eva@trinta.example'];
  const { signal } = new AbortController();
  for (const messageId of ['<1@trinta.example>', '<2@trinta.example>']) {
    const message = { from: 'oi@trinta.example', messageId, text: 'A time was booked.' };
    await send({ name: 'lead.booking-owner', to, toOwner: true, message }, signal);
    server.accept('eva@trinta.example');
  }
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([['ana@trinta.example'], to]);
});

test('an address that is deferred and then refused does not delay the mail of the others', async () => {
  const server = await receiver();
  const send = createSmtpTransport(server.url);
  const to = ['ana@trinta.example', 'eva@trinta.example'];
  const message = { from: 'oi@trinta.example', text: 'A lead came.' };
  const outcomes = [];
  for (const code of [450, 550]) {
    server.refuse('eva@trinta.example', code);
    const mail = { name: 'lead.notice', to, toOwner: true, message };
    outcomes.push((await send(mail, new AbortController().signal)).outcome);
  }
  expect(outcomes).toEqual(['failed', 'delivered']);
  expect(server.mails).toHaveLength(1);
});
