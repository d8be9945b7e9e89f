import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canaryLead } from '../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../delivery/testing/delivery-fixture.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { openTestStore } from '../storage/testing/open-test-store.ts';
import { providePostgres } from '../storage/testing/provide-postgres.ts';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { describeCommands } from './cli.suite.ts';
import { describeErasing } from './erase.suite.ts';
import { describeMending } from './mending.suite.ts';
import { describeStats } from './stats.suite.ts';
import { describeSubscribers } from './subscribers.suite.ts';
import { runCommand } from './testing/run-command.ts';

const server = providePostgres();

describeCommands('PostgreSQL', server.locate);
describeErasing('PostgreSQL', server.locate);
describeMending('PostgreSQL', server.locate);
describeStats('PostgreSQL', server.locate);
describeSubscribers('PostgreSQL', server.locate);

/** Restores the fixture's SQLite store into the database at an address. */
function restoreInto(url: string, fixture: DeliveryFixture) {
  const env = { SITE_URL: 'https://trinta.example', DATABASE_URL: url };
  const file = join(fixture.dataDirectory, 'leads.sqlite');
  return runCommand(fixture, ['restore', file], { env });
}

test('restore copies a SQLite store with its jobs, and refuses a second time', async () => {
  const fixture = await createDeliveryFixture();
  const url = await server.createDatabase();
  for (let at = 0; at < 30; at += 1) {
    const lead = canaryLead({ email: `conceicao.${at}@padaria.example` });
    await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  }
  const inUse = await restoreInto(url, fixture);
  expect([inUse.code, inUse.err]).toEqual([1, expect.stringContaining('Stop the server')]);
  await fixture.store.close();
  const first = await restoreInto(url, fixture);
  expect([first.code, first.out]).toEqual([0, expect.stringContaining('leads.sqlite')]);
  expect(first.err).toContain('erase');
  const again = await restoreInto(url, fixture);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('not empty')]);
  const restored = await openTestStore({ engine: 'postgres', location: url });
  expect(await restored.leads.count({})).toBe(30);
  expect((await restored.jobs.health(fixture.clock.now)).waiting).toBe(60);
  await restored.close();
  await fixture.close();
}, 30_000);

test('restore accepts a backup too, and refuses other files', async () => {
  const fixture = await createDeliveryFixture();
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  const backup = join(fixture.dataDirectory, 'backup.sqlite');
  await fixture.store.backup(backup);
  const env = { DATABASE_URL: await server.createDatabase() };
  const letter = join(fixture.dataDirectory, 'letter.txt');
  await writeFile(letter, 'Dear Ana,');
  const wrong = await runCommand(fixture, ['restore', letter], { env });
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('is not a backup')]);
  expect((await runCommand(fixture, ['restore', backup], { env })).code).toBe(0);
  const restored = await openTestStore({ engine: 'postgres', location: env.DATABASE_URL });
  expect(await restored.leads.count({})).toBe(1);
  await restored.close();
  await fixture.close();
});

test('restore refuses a database that has rows already', async () => {
  const fixture = await createDeliveryFixture();
  const { now } = fixture.clock;
  const url = await server.createDatabase();
  const target = await openTestStore({ engine: 'postgres', location: url });
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), now);
  await fixture.store.close();
  const signUp = {
    id: timeOrderedId(now),
    email: 'eva@padaria.example',
    language: 'en',
    consentVersion: '2024-03-15',
    address: '203.0.113.0',
    requestedAt: now,
  } as const;
  await target.subscribers.signUp(signUp, undefined, now);
  const { code, err } = await restoreInto(url, fixture);
  expect([code, err]).toEqual([1, expect.stringContaining('not empty')]);
  expect(await target.leads.count({})).toBe(0);

  await target.subscribers.erase({ email: signUp.email }, Date.now());
  // Settings that a started server has written there do not count.
  await target.assertWritable();
  await target.settings.secret('links');
  expect((await restoreInto(url, fixture)).code).toBe(0);
  expect(await target.leads.count({})).toBe(1);
  await target.close();
  await fixture.close();
});

test('restore reports an unreachable server without the password', async () => {
  const fixture = await createDeliveryFixture();
  await fixture.store.close();
  const { code, err } = await restoreInto('postgres://me:secret@127.0.0.1:9/leads', fixture);
  expect([code, err]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  expect(err).toContain('ECONNREFUSED');
  expect(err).not.toContain('secret');
  const missing = new URL('/nosite', await server.createDatabase());
  expect((await restoreInto(missing.href, fixture)).err).toContain('(3D000)');
  await fixture.close();
});
