import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canaryLead, sampleNow } from '../../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../../delivery/testing/delivery-fixture.ts';
import { timeOrderedId } from '../../leads/time-ordered-id.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { runCommand } from '../testing/run-command.ts';

const dayMs = 86_400_000;
let fixture: DeliveryFixture;

beforeEach(async () => {
  fixture = await createDeliveryFixture();
});
afterEach(() => fixture.close());

async function signUp(name: string, daysAgo: number): Promise<void> {
  const requestedAt = sampleNow - daysAgo * dayMs;
  const signUp = {
    id: timeOrderedId(requestedAt),
    email: `${name}@padaria.example`,
    language: 'en',
    consentVersion: '2024-03-15',
    address: '203.0.113.0',
    requestedAt,
  } as const;
  await fixture.store.subscribers.signUp(signUp, undefined, requestedAt);
}

/** Returns the printed lines with the numbers. */
async function counts() {
  const { code, out } = await runCommand(fixture, ['retention']);
  expect(code).toBe(0);
  return [...out.matchAll(/^(\w+): (\d+)$/gm)].map(([, what, count]) => `${what} ${count}`);
}

test('the command prints what it erased, newsletter included', async () => {
  const receivedAt = sampleNow - 100 * dayMs;
  const lead = canaryLead({ folder: 'spam', reasons: ['honeypot'], receivedAt });
  await fixture.store.leads.submit(sampleSubmission(lead), receivedAt);
  await signUp('ana', 31);
  await signUp('eva', 40);
  await signUp('rui', 29);
  expect(await counts()).toEqual(['inbox 0', 'held 0', 'spam 1', 'newsletter 2']);
  expect(await counts()).toEqual(['inbox 0', 'held 0', 'spam 0', 'newsletter 0']);
});

test('an erased sign-up’s mail in the outbox is erased too', async () => {
  await signUp('ana', 31);
  await signUp('rui', 29);
  await fixture.worker.runDue();
  expect((await fixture.files()).size).toBe(2);
  await counts();
  const left = [...(await fixture.files()).values()];
  expect(left.map(({ to }) => to?.[0]?.address)).toEqual(['rui@padaria.example']);
});

test('a retention that failed at the files is completed by the next one', async () => {
  const receivedAt = sampleNow - 100 * dayMs;
  const lead = canaryLead({ folder: 'held', reasons: ['many-links'], receivedAt });
  await fixture.store.leads.submit(sampleSubmission(lead), receivedAt);
  await signUp('ana', 31);
  await fixture.worker.runDue();
  // A folder in the place of both files, because it cannot be deleted as a file.
  const obstacle = join(fixture.dataDirectory, 'outbox', `${lead.id}.eml`);
  await mkdir(join(obstacle, 'full'), { recursive: true });
  expect((await runCommand(fixture, ['retention'])).code).not.toBe(0);
  await rm(obstacle, { recursive: true });
  expect((await fixture.files()).size).toBeGreaterThan(0);
  await counts();
  expect((await fixture.files()).size).toBe(0);
});
