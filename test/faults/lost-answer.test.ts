import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../service/storage/testing/test-postgres.ts';
import { startTestSite, type TestSite, validLead } from '../../service/testing/test-site.ts';

/** The COMMIT statement as a message of the simple query protocol: type, length and text. */
const commitQuery = 'Q\0\0\0\x0bcommit\0';

/** Simulates a failover at the worst moment: the connection ends after the COMMIT, before its response. */
let postgres: TestPostgres;
let between: Server;
let site: TestSite;
/** Number of commits whose responses are still to be lost. */
let toLose = 0;
let lost = 0;

beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.remove(), 60_000);
beforeEach(async () => {
  [toLose, lost] = [0, 0];
  const url = new URL(await postgres.createDatabase());
  const port = Number(url.port);
  between = createServer((visitor) => {
    const database = connect(port, '127.0.0.1');
    let isLast = false;
    visitor.on('data', (bytes) => {
      if (toLose > 0 && bytes.includes(commitQuery)) {
        toLose -= 1;
        isLast = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!isLast) return void visitor.write(bytes);
      lost += 1;
      visitor.destroy();
    });
    for (const [one, other] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  const address: AddressInfo | string | null = between.address();
  url.port = typeof address === 'object' && address ? String(address.port) : '';
  site = await startTestSite({ DATABASE_URL: url.href });
});
afterEach(async () => {
  await site.close();
  between.close();
});

const mails = async () => (await readdir(join(site.folder, 'outbox')).catch(() => [])).sort();

test('a lead whose COMMIT got no response is stored once when it is sent again', async () => {
  const body = { ...validLead, recaptchaToken: await site.token() };
  const send = () => site.post(body, { 'idempotency-key': 'a-key-of-this-visitor' });
  toLose = 1;
  expect((await send()).status).toBe(503);
  expect(lost).toBe(1);
  expect(await site.store.leads.count({})).toBe(1);
  const again = await send();
  const [lead] = await site.store.leads.list({});
  expect([again.status, await again.json()]).toEqual([201, { id: lead?.id }]);
  await site.worker.runDue();
  expect(await site.store.leads.count({})).toBe(1);
  expect(await site.store.jobs.health(site.clock.now)).toMatchObject({ waiting: 0, dead: 0 });
  const ofLead = (await mails()).filter((name) => name.startsWith(lead?.id ?? '-'));
  expect(ofLead).toHaveLength(2);
});

test('a delivery whose outcome was committed without a response is not repeated', async () => {
  await site.post({ ...validLead, recaptchaToken: await site.token() });
  toLose = 2;
  await site.worker.runDue();
  expect(lost).toBe(2);
  site.clock.now += 3_600_000;
  await site.worker.runDue();
  const jobs = await site.store.jobs.list({ limit: 10 });
  expect(jobs.map(({ state, log }) => [state, log.length])).toEqual([
    ['delivered', 1],
    ['delivered', 1],
  ]);
});

test('a sign-up whose COMMIT got no response sends one confirmation', async () => {
  const send = async () =>
    site.request('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'ana@empresa.example',
        language: 'en',
        consentVersion: '2024-03-15',
        token: await site.token(),
      }),
    });
  toLose = 1;
  expect((await send()).status).toBe(503);
  expect(lost).toBe(1);
  expect(await site.store.jobs.list({ limit: 10 })).toHaveLength(1);
  expect((await send()).status).toBe(202);
  await site.worker.runDue();
  expect((await mails()).filter((name) => name.includes('newsletter'))).toHaveLength(1);
});
