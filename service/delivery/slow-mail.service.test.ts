import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../testing/close-after-test.ts';
import { canaryLead } from './testing/canary-lead.ts';
import { createDeliveryFixture } from './testing/delivery-fixture.ts';
import { openMailReceiver } from './testing/mail-receiver.ts';

async function createFixture(...settings: Parameters<typeof createDeliveryFixture>) {
  return closeAfterTest(await createDeliveryFixture(...settings));
}

async function receiver() {
  return closeAfterTest(await openMailReceiver());
}

test('a server that scans for minutes gets each mail once, even with a second worker', async () => {
  const server = await receiver();
  server.hang();
  const slow = await createFixture({ smtpUrl: server.url });
  const location = join(slow.dataDirectory, 'leads.sqlite');
  const other = await createFixture(
    { smtpUrl: server.url },
    { clock: () => slow.clock.now, location: { engine: 'sqlite', location } },
  );
  await slow.store.leads.submit(sampleSubmission(canaryLead()), slow.clock.now);
  slow.worker.wake();
  await expect.poll(() => server.connections()).toBe(2);

  const jobs = () => slow.store.jobs.list({ limit: 9 });
  // As long as RFC 5321 allows a server to take.
  slow.clock.now += 10 * 60_000;
  expect(await other.worker.runDue()).toBe(0);
  server.answer();
  await expect
    .poll(async () => (await jobs()).map(({ state }) => state))
    .toEqual(['delivered', 'delivered']);
  for (const { attempt, log } of await jobs()) expect([attempt, log.length]).toEqual([1, 1]);
  expect(server.mails).toHaveLength(2);
});

test('a mail whose answer is lost is sent again with the same Message-ID, not for ever', async () => {
  const server = await receiver();
  const { store, worker, clock } = await createFixture({ smtpUrl: server.url });
  await store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), clock.now);
  server.hang();
  for (let attempt = 1; attempt <= 15; attempt += 1) {
    const tried = worker.runDue();
    if (attempt < 15) await expect.poll(() => server.hanging()).toBe(attempt);
    server.dropConnections();
    expect(await tried).toBe(attempt < 15 ? 1 : 0);
    clock.now += 24 * 3_600_000;
  }
  server.answer();
  await expect.poll(() => server.mails.length).toBe(14);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await store.jobs.list({ limit: 1 })).toMatchObject([{ state: 'dead' }]);
});

test('the error of a server that does not greet names the step', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closeAfterTest({ close: () => new Promise((resolve) => silent.close(() => resolve())) });
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { store, worker, clock } = await createFixture({
    smtpUrl: `smtp://127.0.0.1:${port}?greetingTimeout=100`,
  });
  await store.leads.submit(sampleSubmission(canaryLead({ folder: 'held' })), clock.now);
  await worker.runDue();
  const [job] = await store.jobs.list({ limit: 1 });
  expect(job?.log.at(-1)?.detail).toBe('SMTP ETIMEDOUT at CONN');
});
