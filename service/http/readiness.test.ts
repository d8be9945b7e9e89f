import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLog } from '../delivery/testing/memory-log.ts';
import { newJobRow } from '../storage/job-rows.ts';
import { startTestSite, type TestSite, validLead } from '../testing/test-site.ts';
import { readiness } from './readiness.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test('a refused lead is a problem until it is reported, even if others are stored', async () => {
  const isTold = async () => {
    const { problems } = await site.health();
    return problems.some(({ problem }) => problem === 'leads-refused');
  };
  const { schema } = site.store.db;
  await schema.alterTable('leads').renameTo('leads_away').execute();
  await site.post({ ...validLead, recaptchaToken: await site.token() });
  await schema.alterTable('leads_away').renameTo('leads').execute();
  // As after an outage of the store, during which nothing could be reported.
  site.clock.now += 24 * 3_600_000;
  expect(await isTold()).toBe(true);
  const stored = await site.post({ ...validLead, recaptchaToken: await site.token() });
  expect([stored.status, await isTold()]).toEqual([201, true]);
  await site.worker.runDue();
  expect(site.log.map(({ message }) => message)).toContain('something needs the owner');
  expect(await isTold()).toBe(false);
});

test('a store that takes no writes is not ready, however often it is checked', async () => {
  const full = await startTestSite();
  const { db } = full.store;
  await sql`create trigger full before insert on settings begin select raise(abort, 'no room'); end`.execute(
    db,
  );
  const asked = [await full.request('/readyz'), await full.request('/readyz')];
  expect(asked.map(({ status }) => status)).toEqual([503, 503]);
  await sql`drop trigger full`.execute(db);
  full.clock.now += 1000;
  expect((await full.request('/readyz')).status).toBe(200);
  await full.close();
});

test('the store is checked once a second, however many requests arrive', async () => {
  let looks = 0;
  let now = 0;
  let answer: Promise<{ problems: [] }> = Promise.reject(new Error('The disk is full.'));
  const health = () => {
    looks += 1;
    return answer;
  };
  const routes = readiness(health, () => now, memoryLog());
  const ask = async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => routes.request('/readyz')));
    return new Set(answers.map(({ status }) => status));
  };
  expect([await ask(), await ask()]).toEqual([new Set([503]), new Set([503])]);
  expect(looks).toBe(1);
  answer = Promise.resolve({ problems: [] });
  now += 1000;
  expect([await ask(), await ask()]).toEqual([new Set([200]), new Set([200])]);
  expect(looks).toBe(2);
  // Nor does a clock that is set back extend an old result.
  now -= 3_600_000;
  await ask();
  expect(looks).toBe(3);
});

test('the response contains no details', async () => {
  site.clock.now += 1000;
  const answer: object = await (await site.request('/readyz')).json();
  expect(Object.keys(answer)).toEqual(['status']);
});

test('a job that only a newer version can deliver keeps no lead out', async () => {
  const row = newJobRow({ kind: 'owner-notice', subjectId: 'lead' }, site.clock.now);
  await site.store.db.insertInto('jobs').values(row).execute();
  await sql`update jobs set kind = 'of-a-newer-version' where subject_id = 'lead'`.execute(
    site.store.db,
  );
  site.clock.now += 1000;
  expect((await site.request('/readyz')).status).toBe(200);
});

describe.each(['/healthz', '/readyz'])('%s', (path) => {
  test.each(['GET', 'HEAD'])('answers %s', async (method) => {
    expect((await site.request(path, { method })).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'answers %s with the allowed methods',
    async (method) => {
      const { status, headers } = await site.request(path, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});
