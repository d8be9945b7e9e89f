import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canaryLead } from '../../delivery/testing/canary-lead.ts';
import { createDeliveryFixture, sampleSecret } from '../../delivery/testing/delivery-fixture.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../../testing/close-after-test.ts';
import { runCommand } from '../testing/run-command.ts';

test('an erasure that failed at a file is completed by the next one', async () => {
  const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret] };
  const fixture = closeAfterTest(await createDeliveryFixture({ webhook }));
  const { store, clock, worker } = fixture;
  const lead = canaryLead();
  const { email } = lead;
  await store.leads.submit(sampleSubmission(lead), clock.now);
  const consent = { language: 'en', consentVersion: '', address: '' } as const;
  const signUp = { ...consent, id: 'ana', email, requestedAt: clock.now };
  await store.subscribers.signUp(signUp, undefined, clock.now);
  await worker.runDue();
  expect((await fixture.files()).size).toBe(3);
  for (const id of [lead.id, signUp.id]) {
    // A folder, because it cannot be deleted like a file, even by root.
    const obstacle = join(fixture.dataDirectory, 'outbox', `${id}.eml`);
    await mkdir(obstacle);
    expect((await runCommand(fixture, ['erase', email, '--yes'])).code).toBe(1);
    await rmdir(obstacle);
    expect(await store.inbox.audit.list()).toContainEqual(
      expect.objectContaining({ personId: null, action: 'erasure', subjectId: lead.id }),
    );
  }
  expect((await runCommand(fixture, ['erase', email, '--yes'])).code).toBe(0);
  expect((await fixture.files()).size).toBe(0);
  expect(await store.subscribers.find(signUp.id)).toBeUndefined();
});
