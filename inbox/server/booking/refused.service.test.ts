import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMailReceiver } from '../../../service/delivery/testing/mail-receiver.ts';
import { closeAfterTest } from '../../../service/testing/close-after-test.ts';
import { startServer } from '../testing/booking-server.ts';

test('a booking is mailed to the owner once NOTIFY_TO is corrected', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'booking-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const location = { engine: 'sqlite', location: join(folder, 'leads.sqlite') } as const;
  const mail = closeAfterTest(await openMailReceiver());
  const clock = { now: Date.parse('2026-11-25T10:00-03:00') };
  const start = async (to: string) => {
    const variables = { SMTP_URL: mail.url, NOTIFY_TO: to };
    return closeAfterTest(await startServer(location, folder, clock, variables));
  };
  mail.refuse('dnoa@trinta.example', 550);
  const wrong = await start('dnoa@trinta.example');
  await wrong.write();
  const text = mail.mails.map((one) => one.text).join();
  const [, token = '', at = ''] = /\/booking\?token=([\w-]{32})&at=(\d+)/.exec(text) ?? [];
  expect((await wrong.post({ token, at })).status).toBe(200);
  await wrong.worker.runDue();
  const jobs = await wrong.store.jobs.list({ limit: 9 });
  const states = Object.fromEntries(jobs.map(({ kind, state }) => [kind, state]));
  expect(states).toMatchObject({ 'owner-notice': 'waiting', 'booking-owner': 'waiting' });
  clock.now += 10_000;
  const right = await start('dona@trinta.example');
  await right.worker.runDue();
  const got = mail.mails.filter(({ recipients }) => recipients.includes('dona@trinta.example'));
  expect(got).toHaveLength(2);
});
