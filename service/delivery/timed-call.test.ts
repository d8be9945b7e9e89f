import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { canaryLead, sampleNow } from './testing/canary-lead.ts';
import { createDeliveryFixture } from './testing/delivery-fixture.ts';
import { openMailReceiver } from './testing/mail-receiver.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function hangingMailServer() {
  const server = await openMailReceiver();
  open.push(server);
  server.hang();
  return server;
}

test('a call with a time limit ends in time and tries nothing twice', async () => {
  const { url } = await hangingMailServer();
  const began = performance.now();
  // A hundred times as fast, so that what failed is due again at once.
  const clock = () => Math.round(sampleNow + (performance.now() - began) * 100);
  const fixture = await createDeliveryFixture({ smtpUrl: url }, { clock, attemptTimeoutMs: 500 });
  open.push(fixture);
  for (let count = 0; count < 5; count += 1) {
    const lead = canaryLead({ email: `conceicao.${count}@padaria.example` });
    await fixture.store.leads.submit(sampleSubmission(lead), clock());
  }
  const triedInOneCall = async () => {
    const started = performance.now();
    const attempts = await fixture.worker.runDue({ withinMs: 1200 });
    expect(performance.now() - started).toBeLessThan(2000);
    return attempts;
  };
  // Four at a time, at 0, 0.5 and (in the last fifth) 1 s.
  expect(await triedInOneCall()).toBe(8);
  const jobs = await fixture.store.jobs.list({ limit: 100 });
  expect(jobs.map(({ attempt }) => attempt).sort()).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  // Those that were left come first, then those that failed.
  await triedInOneCall();
  const [least] = (await fixture.store.jobs.list({ limit: 100 }))
    .map(({ attempt }) => attempt)
    .sort();
  expect(least).toBe(1);
});

test('an attempt gets what is left of the call', async () => {
  const { url, connections } = await hangingMailServer();
  const fixture = await createDeliveryFixture({ smtpUrl: url });
  open.push(fixture);
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  await fixture.worker.runDue({ withinMs: 1000 });
  const jobs = await fixture.store.jobs.list({ limit: 9 });
  expect(jobs.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  for (const { log } of jobs) expect(log[0]?.detail).toContain('no answer within');
  await expect.poll(() => connections()).toBe(0);
});

test('a call that comes during another ends with it', async () => {
  const { url } = await hangingMailServer();
  const fixture = await createDeliveryFixture({ smtpUrl: url });
  open.push(fixture);
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  const started = performance.now();
  const first = fixture.worker.runDue({ withinMs: 800 });
  await fixture.worker.runDue({ withinMs: 60_000 });
  await first;
  expect(performance.now() - started).toBeLessThan(2000);
});

test('what a call that was killed had begun is sent by the call a minute later', async () => {
  const { url, connections } = await hangingMailServer();
  const killed = await createDeliveryFixture({ smtpUrl: url }, { stopGraceMs: 10 });
  open.push(killed);
  await killed.store.leads.submit(sampleSubmission(canaryLead()), killed.clock.now);
  const call = killed.worker.runDue({ withinMs: 25_000 });
  await expect.poll(() => connections()).toBe(2);

  const location = join(killed.dataDirectory, 'leads.sqlite');
  const next = await createDeliveryFixture({}, { location: { engine: 'sqlite', location } });
  open.push(next);
  // A little less than a minute, for the first call took a moment before it began.
  next.clock.now += 59_500;
  await next.worker.runDue({ withinMs: 25_000 });
  expect((await next.files()).size).toBe(2);
  await killed.worker.stop();
  await call;
  const states = (await next.store.jobs.list({ limit: 9 })).map(({ state }) => state);
  expect(states).toEqual(['delivered', 'delivered']);
});
