import { expect, test } from 'vitest';
import { site } from '#site';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../testing/close-after-test.ts';
import { writeCommand } from '../write-command.ts';
import { canaryLead } from './testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
  sampleSecret,
} from './testing/delivery-fixture.ts';
import { type MailReceiver, openMailReceiver } from './testing/mail-receiver.ts';
import { openWebhookReceiver } from './testing/webhook-receiver.ts';

async function createFixture(
  ...settings: Parameters<typeof createDeliveryFixture>
): Promise<DeliveryFixture> {
  return closeAfterTest(await createDeliveryFixture(...settings));
}

async function mailServer(): Promise<MailReceiver> {
  return closeAfterTest(await openMailReceiver());
}

test('without a mail server both mails of a lead are files that mail programs can open', async () => {
  const { store, worker, files, clock } = await createFixture();
  const lead = canaryLead();
  await store.leads.submit(sampleSubmission(lead), clock.now);
  expect(await worker.runDue()).toBe(2);

  const written = await files();
  const notice = written.get(`${lead.id}.owner-notice.eml`);
  expect(notice?.to).toEqual([{ name: '', address: 'dona@trinta.example' }]);
  expect(notice?.replyTo).toEqual([{ name: lead.name, address: lead.email }]);
  for (const part of [notice?.text, notice?.html]) {
    expect(part).toContain('(11) 98765-4321');
    expect(part).toContain(writeCommand('show', lead.id));
    expect(part).toContain('utm_source=boletim');
  }
  expect(notice?.text).toContain('> Podemos conversar na terça?');
  expect(notice?.html).toContain('Padaria &amp; Filhos &lt;Ltda&gt;');

  const answer = written.get(`${lead.id}.acknowledgement.eml`);
  expect(answer?.to?.[0]?.address).toBe(lead.email);
  expect(answer?.replyTo?.[0]?.address).toBe('dona@trinta.example');
  expect(answer?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  expect(answer?.html).toContain('lang="pt-BR"');
  expect(answer?.text).toContain('Conceição');
  // Anybody's address can be typed into the form, so none of the visitor's text is sent to it.
  expect(answer?.text).not.toContain('encomendas');
});

test('the notice goes to every address of NOTIFY_TO, and names the others', async () => {
  const server = await mailServer();
  const notifyTo = 'Ana <ana@trinta.example>, eva@trinta.example';
  const { store, worker, clock } = await createFixture({ smtpUrl: server.url, notifyTo });
  await store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), clock.now);
  await worker.runDue();
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([
    ['ana@trinta.example', 'eva@trinta.example'],
  ]);
  expect(server.mails[0]?.text).toContain('ana@trinta.example, eva@trinta.example');

  server.refuse('eva@trinta.example', 550);
  clock.now += 1000;
  await store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), clock.now);
  await worker.runDue();
  const [job] = await store.jobs.list({ limit: 1 });
  expect(job?.log[0]?.detail).toBe('taken by the mail server for 1 of 2 addresses');
});

test('a deferred address of NOTIFY_TO gets the notice later, and no other one twice', async () => {
  const server = await mailServer();
  const notifyTo = 'ana@trinta.example, eva@trinta.example, old@trinta.example';
  const { store, worker, clock } = await createFixture({ smtpUrl: server.url, notifyTo });
  // One as by greylisting, one refused permanently.
  server.refuse('eva@trinta.example', 450);
  server.refuse('old@trinta.example', 550);
  await store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), clock.now);
  await worker.runDue();
  expect(await store.jobs.list({ limit: 1 })).toMatchObject([{ state: 'waiting' }]);
  clock.now += 10_000;
  await worker.runDue();
  server.accept('eva@trinta.example');
  clock.now += 60_000;
  await worker.runDue();
  expect(await store.jobs.list({ limit: 1 })).toMatchObject([{ state: 'delivered', attempt: 3 }]);
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([
    ['ana@trinta.example'],
    ['eva@trinta.example'],
  ]);
});

test.each([
  ['+351912345678', 'https://wa.me/351912345678'],
  ['11987654321', 'https://wa.me/5511987654321'],
  ['1133334444', undefined],
])('the notice of %s offers WhatsApp at %s', async (phone, link) => {
  const { store, worker, files, clock } = await createFixture();
  await store.leads.submit(sampleSubmission(canaryLead({ phone, folder: 'held' })), clock.now);
  await worker.runDue();
  const [notice] = [...(await files()).values()];
  expect(/https:\/\/wa\.me\/\d+/.exec(notice?.text ?? '')?.[0]).toBe(link);
});

test('the acknowledgement is in the language of the page', async () => {
  const { store, worker, files, clock } = await createFixture();
  const lead = canaryLead({ language: 'en' });
  await store.leads.submit(sampleSubmission(lead), clock.now);
  await worker.runDue();
  const answer = (await files()).get(`${lead.id}.acknowledgement.eml`);
  expect(answer?.html).toContain('lang="en"');
  expect(answer?.text).toContain('Consultation');
});

test('a held lead is mailed to the owner only, until it is released', async () => {
  const { store, worker, files, clock } = await createFixture();
  const lead = canaryLead({ folder: 'held', reasons: ['low-score'] });
  await store.leads.submit(sampleSubmission(lead), clock.now);
  await worker.runDue();
  const held = await files();
  expect([...held.keys()]).toEqual([`${lead.id}.owner-notice.eml`]);
  expect([...held.values()][0]?.text).toContain(writeCommand('release', lead.id));

  await store.inbox.work.move({ id: lead.id, personId: null }, 'inbox', clock.now);
  await worker.runDue();
  expect([...(await files()).keys()].sort()).toEqual([
    `${lead.id}.acknowledgement.eml`,
    `${lead.id}.owner-notice.eml`,
  ]);
});

test('a lead marked as spam by mistake is sent when it is released, and only once', async () => {
  const server = await mailServer();
  const receiver = closeAfterTest(await openWebhookReceiver());
  const webhook = { url: receiver.url, secrets: [sampleSecret] };
  const { store, worker, clock } = await createFixture({ smtpUrl: server.url, webhook });
  const lead = canaryLead();
  server.refuse(lead.email, 451);
  receiver.answerWith((response) => response.writeHead(500).end());
  await store.leads.submit(sampleSubmission(lead), clock.now);
  await worker.runDue();
  await store.inbox.work.move({ id: lead.id, personId: null }, 'spam', clock.now);
  clock.now += 5000;
  await worker.runDue();
  server.accept(lead.email);
  receiver.answerWith((response) => response.end());
  const recipients = () => server.mails.map((mail) => mail.recipients[0]);
  expect([recipients(), receiver.posts.length]).toEqual([['dona@trinta.example'], 1]);

  for (const folder of ['inbox', 'spam', 'inbox'] as const) {
    await store.inbox.work.move({ id: lead.id, personId: null }, folder, clock.now);
    await worker.runDue();
    expect([recipients(), receiver.posts.length]).toEqual([['dona@trinta.example', lead.email], 2]);
  }
});

test('nothing is sent about spam', async () => {
  const { store, worker, files, clock } = await createFixture();
  await store.leads.submit(
    sampleSubmission(canaryLead({ folder: 'spam', reasons: ['honeypot'] })),
    clock.now,
  );
  expect(await worker.runDue()).toBe(0);
  expect(await files()).toEqual(new Map());
});

test('a mail that a crash sends twice can be recognised by its Message-ID', async () => {
  const server = await mailServer();
  const { store, worker, clock } = await createFixture({ smtpUrl: server.url });
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  await worker.runDue();
  const jobs = await store.jobs.list({ limit: 10 });
  for (const job of jobs) await store.jobs.replay({ id: job.id }, clock.now);
  await worker.runDue();
  const ids = server.mails.map((mail) => mail.messageId).sort();
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
  expect(ids.every((id) => id?.endsWith(`@${site.facts.domain}>`))).toBe(true);
});

test('the date of a mail is that of sending it, however old its job is', async () => {
  const start = Math.floor(Date.now() / 1000) * 1000;
  const server = await mailServer();
  const { store, worker, clock } = await createFixture({ smtpUrl: server.url });
  await store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), clock.now);
  await worker.runDue();
  const [date] = server.mails.map((mail) => Date.parse(mail.date ?? ''));
  expect(date).toBeGreaterThanOrEqual(start);
});

test('no field of a lead can add a header or a recipient', async () => {
  const server = await mailServer();
  const { store, worker, clock } = await createFixture({ smtpUrl: server.url });
  // Bypasses the schema, as a bug elsewhere might.
  const lead = canaryLead({
    name: 'Eva\r\nBcc: victim@elsewhere.example\r\n\r\nBuy now',
    email: 'eva@padaria.example',
    company: 'x\nSubject: y',
  });
  await store.leads.submit(sampleSubmission(lead), clock.now);
  await worker.runDue();
  expect(server.mails.map(({ recipients }) => recipients).sort()).toEqual([
    ['dona@trinta.example'],
    ['eva@padaria.example'],
  ]);
  for (const mail of server.mails) {
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
  }
});

test("a visitor's address that does not exist is given up at once, the owner's never", async () => {
  const server = await mailServer();
  const { store, worker, log, clock } = await createFixture({ smtpUrl: server.url });
  const lead = canaryLead();
  server.refuse(lead.email, 550);
  server.refuse('dona@trinta.example', 550);
  await store.leads.submit(sampleSubmission(lead), clock.now);
  await worker.runDue();
  const jobs = await store.jobs.list({ limit: 10 });
  const state = Object.fromEntries(jobs.map((job) => [job.kind, job.state]));
  expect(state).toEqual({ acknowledgement: 'undeliverable', 'owner-notice': 'waiting' });
  const kept = JSON.stringify(jobs) + log.text();
  expect(kept).toContain('SMTP 550 at RCPT TO');
  expect(kept).not.toContain('canary');
  expect(kept).not.toContain('Conceição');
});
