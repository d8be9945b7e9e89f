import { generateX25519Identity } from 'age-encryption';
import { expect, test } from 'vitest';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { fixture, restore, storage, subscribe } from '../testing/archive-fixture.ts';
import { canaryLead } from '../testing/canary-lead.ts';
import { storeOf } from '../testing/delivery-fixture.ts';

test('a new archive gets all records of the previous one, readable with its own key', async () => {
  const one = await storage();
  const first = await fixture({ archive: one });
  const location = storeOf(first);
  await first.store.leads.submit(sampleSubmission(canaryLead()), first.clock.now);
  await subscribe(first, 'ana@padaria.example');
  const gone = canaryLead();
  await first.store.leads.submit(sampleSubmission(gone), first.clock.now);
  await first.worker.runDue();
  await first.store.leads.erase([gone.id], first.clock.now);
  await first.worker.runDue();
  const all = { leads: 1, subscribers: 1, unreadable: 0 };
  for (const archive of [await storage(), { ...one, prefix: 'other/' }, await keyOf(one)]) {
    const { worker } = await fixture({ archive }, { location });
    await worker.runDue();
    expect(await restore(archive, await fixture({ archive }))).toMatchObject(all);
    // A start without a change sends nothing.
    expect(await (await fixture({ archive }, { location })).worker.runDue()).toBe(0);
  }
});

/** Returns the same storage with another key. */
const keyOf = async (archive: Awaited<ReturnType<typeof storage>>) => ({
  ...archive,
  key: await generateX25519Identity(),
});

test('changes without an archive are archived once there is one again', async () => {
  const archive = await storage();
  const first = await fixture({ archive });
  const location = storeOf(first);
  const lead = canaryLead({ folder: 'held', reasons: ['content'] });
  const gone = canaryLead();
  for (const one of [lead, gone]) {
    await first.store.leads.submit(sampleSubmission(one), first.clock.now);
  }
  await first.worker.runDue();
  const { store, worker, clock } = await fixture({}, { location });
  await store.inbox.work.move({ id: lead.id, personId: null }, 'inbox', clock.now);
  await store.leads.erase([gone.id], clock.now);
  await worker.runDue();
  await (await fixture({ archive }, { location })).worker.runDue();
  const after = await fixture({ archive });
  expect(await restore(archive, after)).toMatchObject({ leads: 1, erased: 0 });
  expect(await after.store.leads.find(lead.id)).toMatchObject({ folder: 'inbox' });
});
