import { expect, test } from 'vitest';
import { canaryLead } from '../../delivery/testing/canary-lead.ts';
import { createDeliveryFixture, sampleSecret } from '../../delivery/testing/delivery-fixture.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { runCommand } from '../testing/run-command.ts';

test('an erasure that failed before the files is completed by the next one', async () => {
  const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret] };
  const fixture = await createDeliveryFixture({ webhook });
  try {
    const lead = canaryLead();
    await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
    await fixture.worker.runDue();
    expect((await fixture.files()).size).toBe(2);
    expect((await runCommand(fixture, ['erase', lead.email, '--yes'])).code).toBe(0);
    expect((await fixture.files()).size).toBe(0);
    expect(await fixture.store.inbox.audit.list()).toMatchObject([
      { personId: null, action: 'erasure', subjectId: lead.id },
    ]);
  } finally {
    await fixture.close();
  }
});
