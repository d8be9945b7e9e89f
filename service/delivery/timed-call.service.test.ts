import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../testing/close-after-test.ts';
import { canaryLead } from './testing/canary-lead.ts';
import { createDeliveryFixture } from './testing/delivery-fixture.ts';
import { openMailReceiver } from './testing/mail-receiver.ts';

async function hangingMailServer() {
  const server = closeAfterTest(await openMailReceiver());
  server.hang();
  return server;
}

test('a call with a time limit ends in time, and the next one continues', async () => {
  const { url } = await hangingMailServer();
  const fixture = closeAfterTest(
    await createDeliveryFixture({ smtpUrl: url }, { attemptTimeoutMs: 1000 }),
  );
  for (let count = 0; count < 5; count += 1) {
    const lead = canaryLead({ email: `conceicao.${count}@padaria.example` });
    await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  }
  const attempts = async () =>
    (await fixture.store.jobs.list({ limit: 100 })).map(({ attempt }) => attempt).sort();
  const call = () => fixture.worker.runDue({ withinMs: 4900 });
  // Four at a time, at 0 and 1 s; fewer on a busy machine. A call without a limit would run all ten.
  const made = await call();
  expect(made).toBeLessThanOrEqual(8);
  expect(await attempts()).toEqual([...Array(10 - made).fill(0), ...Array(made).fill(1)]);
  while ((await attempts()).includes(0)) expect(await call()).toBeGreaterThan(0);
  expect(await attempts()).toEqual(Array(10).fill(1));
});

test('an attempt gets the remaining time of the call', async () => {
  const { url, connections } = await hangingMailServer();
  const fixture = closeAfterTest(await createDeliveryFixture({ smtpUrl: url }));
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue({ withinMs: 3200 });
  const jobs = await fixture.store.jobs.list({ limit: 9 });
  expect(jobs.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  for (const { log } of jobs) expect(log[0]?.detail).toContain('no answer within');
  await expect.poll(() => connections()).toBe(0);
});

test('a call begins no attempt that it would have to cut off', async () => {
  const { url } = closeAfterTest(await openMailReceiver());
  const fixture = closeAfterTest(await createDeliveryFixture({ smtpUrl: url }));
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  expect(await fixture.worker.runDue({ withinMs: 2900 })).toBe(0);
  expect(await fixture.worker.runDue({ withinMs: 25_000 })).toBe(2);
});

test('a mail that a killed call had begun is sent by the call a minute later', async () => {
  const { url, connections } = await hangingMailServer();
  const killed = closeAfterTest(await createDeliveryFixture({ smtpUrl: url }, { stopGraceMs: 10 }));
  await killed.store.leads.submit(sampleSubmission(canaryLead()), killed.clock.now);
  const call = killed.worker.runDue({ withinMs: 25_000 });
  await expect.poll(() => connections()).toBe(2);

  const location = join(killed.dataDirectory, 'leads.sqlite');
  const next = closeAfterTest(
    await createDeliveryFixture({}, { location: { engine: 'sqlite', location } }),
  );
  // A little less than a minute, because the first call took a moment to begin.
  next.clock.now += 59_500;
  await next.worker.runDue({ withinMs: 25_000 });
  expect((await next.files()).size).toBe(2);
  await killed.worker.stop();
  await call;
  const states = (await next.store.jobs.list({ limit: 9 })).map(({ state }) => state);
  expect(states).toEqual(['delivered', 'delivered']);
});
