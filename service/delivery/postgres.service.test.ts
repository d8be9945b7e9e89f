import { expect, test } from 'vitest';
import { providePostgres } from '../storage/testing/provide-postgres.ts';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { canaryLead } from './testing/canary-lead.ts';
import { createDeliveryFixture, sampleSecret } from './testing/delivery-fixture.ts';
import { openWebhookReceiver } from './testing/webhook-receiver.ts';

const server = providePostgres();

test('three processes on one database deliver each job once', async () => {
  const location = { engine: 'postgres', location: await server.createDatabase() } as const;
  const receiver = await openWebhookReceiver();
  const webhook = { url: receiver.url, secrets: [sampleSecret] };
  const fixtures = [
    await createDeliveryFixture({ webhook }, { location }),
    await createDeliveryFixture({ webhook }, { location }),
    await createDeliveryFixture({ webhook }, { location }),
  ];
  try {
    const [first] = fixtures;
    if (first === undefined) throw new Error('no fixture');
    const leads = Array.from({ length: 60 }, (_, at) =>
      canaryLead({ email: `conceicao.${at}@padaria.example` }),
    );
    for (const lead of leads) {
      await first.store.leads.submit(sampleSubmission(lead), first.clock.now);
    }
    await Promise.all(fixtures.map(({ worker }) => worker.runDue()));
    const told = receiver.posts.map(({ body }) => JSON.parse(body).data.id);
    expect(told.sort()).toEqual(leads.map(({ id }) => id).sort());
    const files = await Promise.all(fixtures.map((fixture) => fixture.files()));
    expect(files.reduce((sum, names) => sum + names.size, 0)).toBe(120);
    expect(await first.store.jobs.health(first.clock.now)).toMatchObject({ waiting: 0, dead: 0 });
  } finally {
    for (const fixture of fixtures) await fixture.close();
    await receiver.close();
  }
}, 30_000);
