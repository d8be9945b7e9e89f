import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { canaryLead } from './testing/canary-lead.ts';
import { createDeliveryFixture } from './testing/delivery-fixture.ts';
import { openMailReceiver } from './testing/mail-receiver.ts';

test('stopping does not wait for an attempt that started after the grace period', async () => {
  await using cleanUp = new AsyncDisposableStack();
  const mail = await openMailReceiver();
  cleanUp.defer(() => mail.close());
  mail.hang();
  const { store, worker, clock, dataDirectory, close } = await createDeliveryFixture(
    { smtpUrl: mail.url },
    { stopGraceMs: 10 },
  );
  cleanUp.defer(close);
  await store.leads.submit(sampleSubmission(canaryLead()), clock.now);
  // As another process with a long transaction does.
  using other = new DatabaseSync(join(dataDirectory, 'leads.sqlite'));
  other.exec('begin immediate');
  worker.wake();
  const stopping = worker.stop();
  // Longer than the grace period.
  await new Promise((resolve) => setTimeout(resolve, 100));
  other.exec('rollback');
  await stopping;
  const jobs = await store.jobs.list({ limit: 9 });
  expect(jobs.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});
