import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { startTestPostgres } from '../../service/storage/testing/test-postgres.ts';
import { startTestSite, type TestSite, validLead } from '../../service/testing/test-site.ts';

let site: TestSite;

afterEach(() => site.close());

const status = async (recaptchaToken: string) =>
  (await site.post({ ...validLead, recaptchaToken })).status;

test('with the database locked, the visitor is asked to retry, and pages are served', async () => {
  site = await startTestSite();
  const token = await site.token();
  const other = new DatabaseSync(join(site.folder, 'leads.sqlite'));
  other.exec('begin immediate');
  let answered = false;
  const answer = status(token).finally(() => {
    answered = true;
  });
  expect((await site.request('/healthz')).status).toBe(200);
  expect(answered).toBe(false);
  expect(await answer).toBe(503);
  other.exec('rollback');
  other.close();
  expect(await status(token)).toBe(201);
}, 30_000);

test('with the database locked, all waiting requests get a response in time', async () => {
  site = await startTestSite();
  const other = new DatabaseSync(join(site.folder, 'leads.sqlite'));
  const tokens = await Promise.all(Array.from({ length: 16 }, () => site.token()));
  other.exec('begin immediate');
  const began = performance.now();
  const signUp = (token: string) =>
    site.request('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'a@b.example',
        language: 'en',
        consentVersion: '2024-03-15',
        token,
      }),
    });
  const answers = await Promise.all([
    ...tokens.slice(0, 12).map(signUp),
    ...tokens.slice(12).map((recaptchaToken) => site.post({ ...validLead, recaptchaToken })),
    site.request('/readyz'),
  ]);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
  expect(performance.now() - began).toBeLessThan(12_000);
  other.exec('rollback');
  other.close();
  await expect.poll(async () => status(await site.token()), { timeout: 15_000 }).toBe(201);
}, 60_000);

test('with the disk full, nothing is partly stored, and leads are stored once there is space', async () => {
  site = await startTestSite();
  const tokens = await Promise.all(Array.from({ length: 12 }, () => site.token()));
  // SQLite's size limit causes the same error as a full disk.
  await sql`pragma max_page_count = 1`.execute(site.store.db);
  const statuses: number[] = [];
  for (const token of tokens) statuses.push(await status(token));
  expect(statuses).toContain(503);
  const stored = statuses.filter((code) => code === 201).length;
  expect(await site.store.leads.count({})).toBe(stored);
  expect((await site.request('/readyz')).status).toBe(503);
  await sql`pragma max_page_count = 1073741823`.execute(site.store.db);
  const refused = tokens.filter((_, at) => statuses[at] === 503);
  for (const token of refused) expect(await status(token)).toBe(201);
  expect(await site.store.leads.count({})).toBe(tokens.length);
}, 30_000);

test('with the store’s file removed, no lead is accepted that would be lost', async () => {
  site = await startTestSite();
  const token = await site.token();
  const file = join(site.folder, 'leads.sqlite');
  const aside = join(site.folder, 'aside.sqlite');
  await rename(file, aside);
  expect(await status(token)).toBe(503);
  expect((await site.request('/readyz')).status).toBe(503);
  await rename(aside, file);
  expect(await status(token)).toBe(201);
});

test('a PostgreSQL outage of a minute loses nothing', async () => {
  const postgres = await startTestPostgres();
  try {
    site = await startTestSite({ DATABASE_URL: await postgres.createDatabase() });
    const visitors = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => ({
        key: crypto.randomUUID(),
        body: {
          ...validLead,
          email: `ana.${at}@empresa.example`,
          recaptchaToken: await site.token(),
        },
      })),
    );
    const send = ({ key, body }: (typeof visitors)[number]) =>
      site.post(body, { 'idempotency-key': key });
    const [early, ...late] = visitors;
    if (!early) throw new Error('There are no visitors.');
    const first = await send(early);
    expect(first.status).toBe(201);

    // Between two statements of a transaction, when no query is pending that could report the error.
    const cut = site.store.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await postgres.stop();
      await sql`select 1`.execute(trx);
    });
    await expect(cut).rejects.toThrow();
    for (let second = 0; second < 60; second += 5) {
      site.clock.now += 5000;
      // A retry of the stored lead also gets 503, because its key cannot be looked up.
      for (const answer of await Promise.all([early, ...late].map(send))) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      await site.worker.runDue();
      expect((await site.request('/readyz')).status).toBe(503);
      expect((await site.request('/healthz')).status).toBe(200);
    }

    await postgres.start();
    site.clock.now += 1000;
    for (const visitor of late) expect((await send(visitor)).status).toBe(201);
    const again = await send(early);
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
    expect(await site.store.leads.count({})).toBe(visitors.length);
    expect((await site.request('/readyz')).status).toBe(200);

    // All deliveries are made, including the first lead's notice.
    await site.worker.runDue();
    expect(await site.store.jobs.health(site.clock.now)).toMatchObject({ waiting: 0, dead: 0 });
    const mails = await readdir(join(site.folder, 'outbox'));
    const alerts = mails.filter((name) => name.startsWith('leads-refused@'));
    expect([alerts.length, mails.length]).toEqual([1, 1 + visitors.length * 2]);
  } finally {
    await postgres.remove();
  }
}, 60_000);
