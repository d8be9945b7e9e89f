import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServerless } from './serverless.ts';
import { startTestPostgres, type TestPostgres } from './storage/test-postgres.ts';

const secret = 'a-secret-of-the-scheduler';
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.remove(), 60_000);

test('answers requests and delivers when the scheduler calls with its secret', async () => {
  const serve = createServerless({
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
  expect((await deliver('Bearer wrong')).status).toBe(404);
  expect(await (await deliver(`Bearer ${secret}`)).json()).toEqual({ attempts: 0 });
}, 30_000);

const complete = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1/x',
  CRON_SECRET: secret,
  SMTP_URL: 'smtp://mail.example:587',
  TRUSTED_PROXIES: '1',
};

test.each(Object.keys(complete))('without %s it does not start, and says why', (name) => {
  expect(() => createServerless(complete)).not.toThrow();
  expect(() => createServerless({ ...complete, [name]: '' })).toThrow(
    new RegExp(`^${name} .*: .*`),
  );
});

test('says everything that is missing at once', () => {
  expect(() => createServerless({})).toThrow(
    /DATABASE_URL[\s\S]*CRON_SECRET[\s\S]*SMTP_URL[\s\S]*TRUSTED_PROXIES/,
  );
});
