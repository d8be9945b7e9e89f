import { expect, test } from 'vitest';
import { canaryLead } from '../../delivery/testing/canary-lead.ts';
import { openDesk, sampleSecret } from '../../delivery/testing/delivery-desk.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { runCommand } from '../testing/run-command.ts';

test('an erasure that broke off before the files is finished by the next', async () => {
  const webhook = { url: 'http://127.0.0.1:9/', secrets: [sampleSecret], allowPrivate: true };
  const desk = await openDesk({ webhook });
  try {
    const lead = canaryLead();
    await desk.store.leads.submit(sampleSubmission(lead), desk.clock.now);
    await desk.worker.runDue();
    // The rows are gone, and all that is left of the lead is what the webhook must still hear.
    await desk.store.leads.erase([lead.id], desk.clock.now);
    expect((await desk.files()).size).toBe(2);
    expect((await runCommand(desk, ['erase', lead.email, '--yes'])).code).toBe(0);
    expect((await desk.files()).size).toBe(0);
  } finally {
    await desk.close();
  }
});
