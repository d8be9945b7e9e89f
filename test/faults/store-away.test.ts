import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { startTestPostgres } from '../../server/storage/test-postgres.ts';
import { startTestSite, type TestSite, validLead } from '../../server/test-site.ts';

let site: TestSite;

afterEach(() => site.close());

const status = async (recaptchaToken: string) =>
  (await site.post({ ...validLead, recaptchaToken })).status;

test('with the database locked for long the visitor is asked to retry, and pages go on', async () => {
  site = await startTestSite();
  const token = await site.token();
  const other = new DatabaseSync(join(site.folder, 'leads.sqlite'));
  other.exec('begin immediate');
  const answer = status(token);
  const before = performance.now();
  expect((await site.request('/healthz')).status).toBe(200);
  expect(performance.now() - before).toBeLessThan(1000);
  expect(await answer).toBe(503);
  other.exec('rollback');
  other.close();
  expect(await status(token)).toBe(201);
}, 30_000);

test('with the disk full nothing is half stored, and leads land when there is space again', async () => {
  site = await startTestSite();
  const tokens = await Promise.all(Array.from({ length: 12 }, () => site.token()));
  // SQLite's own limit ends in the same error as the disk's.
  await sql`pragma max_page_count = 1`.execute(site.store.db);
  const statuses: number[] = [];
  for (const token of tokens) statuses.push(await status(token));
  expect(statuses).toContain(503);
  const stored = statuses.filter((code) => code === 201).length;
  expect(await site.store.leads.count({})).toBe(stored);
  expect((await site.request('/readyz')).status).toBeOneOf([200, 503]);
  await sql`pragma max_page_count = 1073741823`.execute(site.store.db);
  const refused = tokens.filter((_, at) => statuses[at] === 503);
  for (const token of refused) expect(await status(token)).toBe(201);
  expect(await site.store.leads.count({})).toBe(tokens.length);
}, 30_000);

test('a PostgreSQL that goes away and comes back takes nothing along', async () => {
  const postgres = await startTestPostgres();
  try {
    site = await startTestSite({ DATABASE_URL: await postgres.createDatabase() });
    const [token, later] = [await site.token(), await site.token()];
    expect(await status(token)).toBe(201);
    await postgres.stop();
    expect(await status(later)).toBe(503);
    expect((await site.request('/readyz')).status).toBe(503);
    await postgres.start();
    expect(await status(later)).toBe(201);
    expect((await site.request('/readyz')).status).toBe(200);
    expect(await site.store.leads.count({})).toBe(2);
  } finally {
    await postgres.remove();
  }
}, 60_000);
