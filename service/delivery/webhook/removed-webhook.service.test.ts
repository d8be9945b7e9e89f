import { expect, test } from 'vitest';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { closeAfterTest } from '../../testing/close-after-test.ts';
import { failingChannels } from '../alert.ts';
import { canaryLead } from '../testing/canary-lead.ts';
import { createDeliveryFixture, sampleSecret, storeOf } from '../testing/delivery-fixture.ts';
import { openWebhookReceiver } from '../testing/webhook-receiver.ts';

test('an erasure for a webhook that was removed for good is reported for a week', async () => {
  const receiver = closeAfterTest(await openWebhookReceiver());
  const webhook = { url: receiver.url, secrets: [sampleSecret] };
  const first = closeAfterTest(await createDeliveryFixture({ webhook }));
  const location = storeOf(first);
  const lead = canaryLead();
  await first.store.leads.submit(sampleSubmission(lead), first.clock.now);
  await first.worker.runDue();
  await first.store.leads.erase([lead.id], first.clock.now);
  const { store, clock } = closeAfterTest(await createDeliveryFixture({}, { location }));
  clock.now += 2 * 60 * 60 * 1000;
  expect(failingChannels(await store.jobs.health(clock.now))).toHaveLength(1);
  // Otherwise the problem would last for ever, whatever the owner does.
  clock.now += 7 * 24 * 60 * 60 * 1000;
  expect(failingChannels(await store.jobs.health(clock.now))).toEqual([]);
});

test('jobs that waited without a webhook are sent once it is set again', async () => {
  const receiver = closeAfterTest(await openWebhookReceiver());
  const webhook = { url: receiver.url, secrets: [sampleSecret] };
  const first = closeAfterTest(await createDeliveryFixture({ webhook }));
  const location = storeOf(first);
  await first.store.leads.submit(sampleSubmission(canaryLead()), first.clock.now);
  const away = closeAfterTest(await createDeliveryFixture({}, { location }));
  await away.worker.runDue();
  expect(await away.store.jobs.health(away.clock.now)).toMatchObject({ dead: 0, waiting: 1 });
  const again = closeAfterTest(await createDeliveryFixture({ webhook }, { location }));
  await again.worker.runDue();
  expect(receiver.posts).toHaveLength(1);
  expect(await again.store.jobs.health(again.clock.now)).toMatchObject({ dead: 0, waiting: 0 });
});
