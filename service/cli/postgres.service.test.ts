import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canaryLead } from '../delivery/testing/canary-lead.ts';
import { createDeliveryFixture } from '../delivery/testing/delivery-fixture.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { openTestStore } from '../storage/testing/open-test-store.ts';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { startTestPostgres, type TestPostgres } from '../storage/testing/test-postgres.ts';
import { describeCommands } from './cli.suite.ts';
import { describeErasing } from './erase.suite.ts';
import { describeMending } from './mending.suite.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

const locate = async () => ({
  engine: 'postgres' as const,
  location: await server.emptyDatabase(),
});

describeCommands('PostgreSQL', locate);
describeErasing('PostgreSQL', locate);
describeMending('PostgreSQL', locate);

test('copy takes a SQLite store over, and refuses a database that holds leads', async () => {
  const fixture = await createDeliveryFixture();
  const url = await server.createDatabase();
  try {
    const leads = Array.from({ length: 30 }, (_, at) =>
      canaryLead({ email: `conceicao.${at}@padaria.example` }),
    );
    for (const lead of leads) {
      await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
    }
    const first = await runCommand(fixture, ['copy', url]);
    expect([first.code, first.out]).toEqual([0, expect.stringMatching(/leads +30\n/)]);
    const again = await runCommand(fixture, ['copy', url]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('empty')]);
    const copied = await openTestStore({ engine: 'postgres', location: url });
    expect(await copied.leads.count({})).toBe(30);
    expect((await copied.jobs.health(fixture.clock.now)).waiting).toBe(60);
    await copied.close();
  } finally {
    await fixture.close();
  }
});

test('copy refuses while a server may still take leads in, and copies nothing', async () => {
  const fixture = await createDeliveryFixture();
  const url = await server.createDatabase();
  const file = join(fixture.dataDirectory, 'leads.sqlite');
  const site = await openTestStore({ engine: 'sqlite', location: file });
  await site.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  const { code, out, err } = await runCommand(fixture, ['copy', url]);
  expect([code, out, err]).toEqual([1, '', expect.stringContaining('Stop the server')]);
  await site.close();
  expect((await runCommand(fixture, ['copy', url])).out).toMatch(/leads +1\n/);
  expect((await runCommand(fixture, ['copy', '--help'])).out).toContain('stop the server');
  await fixture.close();
}, 30_000);

test('copy refuses a database that holds anything that it would copy', async () => {
  const fixture = await createDeliveryFixture();
  const { now } = fixture.clock;
  const url = await server.createDatabase();
  const target = await openTestStore({ engine: 'postgres', location: url });
  try {
    await fixture.store.leads.submit(sampleSubmission(canaryLead()), now);
    const signUp = {
      id: timeOrderedId(now),
      email: 'eva@padaria.example',
      language: 'en',
      consentVersion: '2024-03-15',
      address: '203.0.113.0',
      requestedAt: now,
    } as const;
    await target.subscribers.signUp(signUp, undefined, now);
    const { code, err } = await runCommand(fixture, ['copy', url]);
    expect([code, err]).toEqual([1, expect.stringContaining('empty')]);
    expect(await target.leads.count({})).toBe(0);

    await target.subscribers.eraseAddress(signUp.email, Date.now());
    // What a server that was only started keeps there stands in the way of nothing.
    await target.assertWritable();
    await target.settings.secret('links');
    expect((await runCommand(fixture, ['copy', url])).code).toBe(0);
    expect(await target.leads.count({})).toBe(1);
  } finally {
    await target.close();
    await fixture.close();
  }
});

test('copy names the address that it was given, without the password, where nobody answers', async () => {
  const fixture = await createDeliveryFixture();
  const { code, err } = await runCommand(fixture, [
    'copy',
    'postgres://me:secret@127.0.0.1:9/leads',
  ]);
  expect([code, err]).toEqual([1, expect.stringContaining('postgres://127.0.0.1:9/leads')]);
  expect(err).toContain('ECONNREFUSED');
  expect(err).not.toMatch(/DATABASE_URL|secret/);
  const missing = new URL('/nosite', await server.createDatabase());
  const there = await runCommand(fixture, ['copy', missing.href]);
  expect(there.err).toContain(`postgres://${missing.host}/nosite cannot be used (3D000`);
  expect(there.err).not.toContain('DATABASE_URL');
  expect((await runCommand(fixture, ['copy', 'postgres://a b:x'])).code).toBe(2);
  await fixture.close();
});
