import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type MailReceiver,
  openMailReceiver,
} from '../../../service/delivery/testing/mail-receiver.ts';
import type { Letter } from '../../contract/letters.ts';
import { type InboxSite, openInboxSite } from '../testing/signed-in.ts';
import { leave, subscribe } from './testing/subscribe.ts';

const minuteMs = 60_000;
const letters = '/inbox/api/letters';
const email = 'ana@x.example';

let receiver: MailReceiver;
let inbox: InboxSite;
let signUp: string;
let letter: string;

beforeEach(async () => {
  receiver = await openMailReceiver();
  inbox = await openInboxSite({ SMTP_URL: receiver.url, MAIL_FROM: 'carta@trinta.example' });
  signUp = await subscribe(inbox.site.store, email, inbox.site.clock.now);
  letter = await send();
});
afterEach(async () => {
  await inbox.close();
  await receiver.close();
});

async function send(): Promise<string> {
  const words = { 'pt-BR': { subject: 'Março', preview: '', markdown: 'Olá.' } };
  const body = { words, perHour: 600 };
  const { id } = await (await inbox.owner.fetch(letters, { method: 'POST', body })).json();
  await inbox.owner.fetch(`${letters}/${id}/send`, { method: 'POST', body: {} });
  return id;
}

async function goOn(ms = 0): Promise<void> {
  inbox.site.clock.now += ms;
  await inbox.site.worker.runDue();
}

/** The non-zero counts of a letter, which has one recipient. */
async function counts(id = letter) {
  const { counts }: Letter = await (await inbox.owner.fetch(`${letters}/${id}`)).json();
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const said = () => inbox.site.log.map(({ fields }) => String(fields['detail'] ?? ''));

test('a mail whose SMTP response was lost is reported, and not sent twice', async () => {
  receiver.hang();
  const running = inbox.site.worker.runDue();
  await expect.poll(() => receiver.hanging()).toBe(1);
  receiver.dropConnections();
  await running;
  expect(await counts()).toEqual({ unclear: 1 });
  receiver.answer();
  await goOn(60 * minuteMs);
  expect(await counts()).toEqual({ unclear: 1 });
  expect(receiver.mails).toHaveLength(1);
  expect(said().filter((detail) => detail.includes('its answer was lost'))).toHaveLength(1);
});

test('a mail whose process was killed during sending is reported by the next process', async () => {
  const { jobs, inbox: store } = inbox.site.store;
  const job = await jobs.claim(['letter'], minuteMs, inbox.site.clock.now);
  await store.recipients.begin(job?.subjectId ?? '', inbox.site.clock.now);
  await goOn(2 * minuteMs);
  expect(receiver.mails).toEqual([]);
  expect(await counts()).toEqual({ unclear: 1 });
  expect(said().some((detail) => detail.includes('its answer was lost'))).toBe(true);
});

test('a mail that certainly was not sent is retried', async () => {
  receiver.refuse(email, 451);
  await goOn();
  expect(await counts()).toEqual({ waiting: 1 });
  receiver.accept(email);
  receiver.hang('RCPT TO');
  inbox.site.clock.now += minuteMs;
  const running = inbox.site.worker.runDue();
  await expect.poll(() => receiver.hanging()).toBe(1);
  receiver.dropConnections();
  await running;
  expect(await counts()).toEqual({ waiting: 1 });
  receiver.answer();
  await goOn(60 * minuteMs);
  expect(await counts()).toEqual({ sent: 1 });
  expect(receiver.mails).toHaveLength(1);
  const { id = '' } = (await inbox.site.store.jobs.list({ limit: 1 }))[0] ?? {};
  await inbox.site.store.jobs.replay({ id }, inbox.site.clock.now);
  await goOn();
  expect(receiver.mails).toHaveLength(1);
});

test('a permanently refused address gets no further letter until it signs up anew', async () => {
  receiver.refuse(email, 550);
  await goOn();
  expect(await counts()).toEqual({ bounced: 1 });
  receiver.accept(email);
  const next = await send();
  await goOn();
  expect(await counts(next)).toEqual({ skipped: 1 });
  expect(receiver.mails).toEqual([]);
  const { store, clock } = inbox.site;
  await leave(store, signUp, clock.now);
  clock.now += 60 * minuteMs;
  await subscribe(store, email, clock.now);
  const last = await send();
  await goOn();
  expect(await counts(last)).toEqual({ sent: 1 });
});

test.each([
  ['552', 552, 'Mailbox full'],
  ['5.2.2', 550, '5.2.2 Over quota'],
])('a full mailbox (%s) misses one letter and gets the next', async (_, code, sentence) => {
  receiver.refuse(email, code, sentence);
  await goOn();
  expect(await counts()).toEqual({ failed: 1 });
  receiver.accept(email);
  const next = await send();
  await goOn();
  expect(await counts(next)).toEqual({ sent: 1 });
});

test('a permanently refused mail is not retried automatically', async () => {
  receiver.refuse(email, 554, 'Transaction failed', 'end of DATA');
  await goOn();
  await inbox.site.store.inbox.recipients.queueNext(inbox.site.clock.now);
  expect(await counts()).toEqual({ failed: 1 });
  receiver.accept(email);
  await inbox.site.store.jobs.replay({}, inbox.site.clock.now);
  await goOn();
  expect(await counts()).toEqual({ sent: 1 });
});
