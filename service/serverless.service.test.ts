import { execFile } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#site';
import { canaryLead } from './delivery/testing/canary-lead.ts';
import { sampleSecret } from './delivery/testing/delivery-fixture.ts';
import { openWebhookReceiver } from './delivery/testing/webhook-receiver.ts';
import { createServerless } from './serverless.ts';
import { openTestStore } from './storage/testing/open-test-store.ts';
import { sampleSubmission } from './storage/testing/sample-lead.ts';
import { startTestPostgres, type TestPostgres } from './storage/testing/test-postgres.ts';

const secret = 'a-secret-of-the-scheduler';
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.remove(), 60_000);

test('answers requests and delivers when the scheduler calls with its secret', async () => {
  const serve = createServerless({
    SITE_URL: 'https://trinta.example',
    DATABASE_URL: await postgres.createDatabase(),
    CRON_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
  });
  const call = (path: string, init: RequestInit = {}) =>
    serve(new Request(`https://trinta.example${path}`, init));
  const ip = await call('/api/ip', { headers: { 'x-forwarded-for': '198.51.100.4' } });
  expect(await ip.json()).toEqual({ ip: '198.51.100.4' });
  const deliver = (authorization: string) =>
    call('/internal/deliver', { method: 'POST', headers: { authorization } });
  const refused = await deliver('Bearer wrong');
  expect(refused.status).toBe(404);
  const delivered = await deliver(`Bearer ${secret}`);
  expect(await delivered.json()).toEqual({ attempts: 0 });
  for (const { headers } of [refused, delivered]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  }
}, 30_000);

test('an instance that started without its database serves once that is back, and tells what it refused', async () => {
  const serve = createServerless({
    SITE_URL: 'https://trinta.example',
    DATABASE_URL: await postgres.createDatabase(),
    CRON_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
  });
  const ready = async () => (await serve(new Request('https://trinta.example/readyz'))).json();
  await postgres.stop();
  expect(await ready()).toEqual({ status: 'unavailable' });
  const lead = new Request('https://trinta.example/api/leads', { method: 'POST' });
  expect((await serve(lead)).status).toBe(503);
  await postgres.start();
  expect(await ready()).toEqual({ status: 'degraded' });
}, 30_000);

test('a call with a hanging mail server ends in time, after the alert and the sweep', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const receiver = await openWebhookReceiver();
  const url = await postgres.createDatabase();
  const store = await openTestStore({ engine: 'postgres', location: url });
  try {
    await store.jobs.setChannels({ webhook: 'on', archive: 'off' }, Date.now());
    const late = Date.now() - 61 * 60 * 1000;
    for (let count = 0; count < 8; count += 1) {
      await store.leads.submit(sampleSubmission(canaryLead({ receivedAt: late })), late);
    }
    await store.db.insertInto('usedTokens').values({ id: 'old', expiresAt: late }).execute();
    const serve = createServerless(
      {
        SITE_URL: 'https://trinta.example',
        DATABASE_URL: url,
        CRON_SECRET: secret,
        SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: sampleSecret,
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'silent',
      },
      { callMs: 5000 },
    );
    let answered = false;
    const headers = { authorization: `Bearer ${secret}` };
    const began = performance.now();
    const answer = serve(
      new Request('https://trinta.example/internal/deliver', { method: 'POST', headers }),
    ).finally(() => {
      answered = true;
    });

    const alerts = () => receiver.posts.filter(({ body }) => body.includes('delivery.failing'));
    await expect.poll(() => alerts().length, { timeout: 4500 }).toBe(1);
    const tokens = () => store.db.selectFrom('usedTokens').select('id').execute();
    await expect.poll(tokens, { timeout: 4500 }).toEqual([]);
    expect(answered).toBe(false);

    expect((await answer).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(8000);
    const jobs = await store.jobs.list({ limit: 100 });
    expect(jobs.filter(({ kind }) => kind === 'lead-webhook').map(({ state }) => state)).toEqual(
      Array.from({ length: 8 }, () => 'delivered'),
    );
    expect(Math.max(...jobs.map(({ attempt }) => attempt))).toBe(1);
  } finally {
    for (const socket of sockets) socket.destroy();
    silent.close();
    await receiver.close();
    await store.close();
  }
}, 30_000);

const complete = {
  SITE_URL: 'https://trinta.example',
  DATABASE_URL: 'postgres://u:p@127.0.0.1/x',
  CRON_SECRET: secret,
  SMTP_URL: 'smtp://mail.example:587',
  TRUSTED_PROXIES: '1',
};

const { sentences } = site.words[site.facts.ownerLanguage].commands;
const [heading = ''] = sentences.wrongEnvironment.split('{');

test.each(Object.keys(complete))('without %s it does not start, and says why', (name) => {
  expect(() => createServerless(complete)).not.toThrow();
  const start = () => createServerless({ ...complete, [name]: '' });
  expect(start).toThrow(heading);
  expect(start).toThrow(new RegExp(`^${name} .*: .*`, 'm'));
});

test('reports everything that is missing at once', () => {
  expect(() => createServerless({})).toThrow(
    /SITE_URL[\s\S]*DATABASE_URL[\s\S]*CRON_SECRET[\s\S]*SMTP_URL[\s\S]*TRUSTED_PROXIES/,
  );
});

test('reports an invalid value in the owner’s language', () => {
  expect(() => createServerless({ ...complete, SITE_URL: 'x' })).toThrow(sentences.mustBeOrigin);
});

test('logs a variable that is nearly one of ours', async () => {
  const start = `import { createServerless } from './service/serverless.ts';
createServerless(process.env);`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', start],
    { env: { ...complete, SITE_FOLDER: 'demo/trinta', CRON_SECRT: 'x' } },
  );
  expect(stdout).toMatch(/CRON_SECRT .*CRON_SECRET/);
});
