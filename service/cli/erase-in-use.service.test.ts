import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canaryLead } from '../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../delivery/testing/delivery-fixture.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { runCommand } from './testing/run-command.ts';

let fixture: DeliveryFixture;
/** Another program with an open read transaction: a SQLite shell, a replication. */
let reader: DatabaseSync;

beforeEach(async () => {
  fixture = await createDeliveryFixture();
});
afterEach(async () => {
  if (reader.isOpen) reader.close();
  await fixture.close();
});

function read(): void {
  reader = new DatabaseSync(join(fixture.dataDirectory, 'leads.sqlite'));
  reader.exec('begin');
  reader.prepare('select count(*) from leads').get();
}

const log = async () =>
  await readFile(join(fixture.dataDirectory, 'leads.sqlite-wal'), 'latin1').catch(() => '');

async function signUp(email: string): Promise<void> {
  const { now } = fixture.clock;
  const signUp = {
    ...({ id: timeOrderedId(now), email, language: 'en', consentVersion: '2024-03-15' } as const),
    ...{ address: '203.0.113.0', requestedAt: now },
  };
  await fixture.store.subscribers.signUp(signUp, undefined, now);
}

test('erase completes while the log is in use, and says what remains in it', async () => {
  const lead = canaryLead({ email: 'zz@canary.example' });
  await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  await signUp(lead.email);
  await fixture.worker.runDue();
  expect((await fixture.files()).size).toBe(3);
  read();
  const { code, out, err } = await runCommand(fixture, ['erase', lead.email, '--yes']);
  expect(code).toBe(1);
  expect(out).toContain(lead.id);
  expect(err).toContain('-wal');
  expect((await fixture.files()).size).toBe(0);
  expect(await log()).toContain('zz@canary');

  reader.close();
  expect((await runCommand(fixture, ['erase', lead.email, '--yes'])).code).toBe(0);
  expect(await log()).not.toContain('zz@canary');
}, 20_000);

test('an address of the newsletter only is removed from the log too, or the owner is warned', async () => {
  await signUp('zz@canary.example');
  read();
  expect((await runCommand(fixture, ['erase', 'zz@canary.example', '--yes'])).code).toBe(1);
  expect(await log()).toContain('zz@canary');
  reader.close();
  expect((await runCommand(fixture, ['erase', 'zz@canary.example', '--yes'])).code).toBe(0);
  expect(await log()).not.toContain('zz@canary');
}, 20_000);

test('retention leaves nothing of an erased sign-up in the log', async () => {
  await signUp('zz@canary.example');
  fixture.clock.now += 31 * 24 * 3600 * 1000;
  read();
  const { code, err } = await runCommand(fixture, ['retention']);
  expect([code, err]).toEqual([1, expect.stringContaining('-wal')]);
  reader.close();
  await signUp('other@canary.example');
  expect((await runCommand(fixture, ['retention'])).code).toBe(0);
  expect(await log()).not.toContain('zz@canary');
}, 20_000);
