import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrateStore } from './open-store.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { providePostgres } from './testing/provide-postgres.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';

const server = providePostgres();

/** A proxy before the database that holds back every answer after a statement with that text. */
async function slowNetwork(to: URL, text: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isStalled = false;
  const { promise: stalled, resolve: stall } = Promise.withResolvers<void>();
  const network: Server = createServer((client) => {
    const database = connect(Number(to.port), to.hostname);
    for (const end of [client, database]) end.on('error', () => undefined);
    client.on('data', (bytes) => {
      isStalled ||= bytes.includes(text);
      if (isStalled) stall();
      database.write(bytes);
    });
    database.on('data', async (bytes) => {
      if (isStalled) await released;
      client.write(bytes);
    });
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  return {
    port,
    stalled,
    release: () => release(),
    [Symbol.dispose]: () => network.close(),
  };
}

test('a lead whose network stalls is not acknowledged unless it is stored', async () => {
  const direct = new URL(await server.createDatabase());
  using network = await slowNetwork(direct, 'insert into "idempotency_keys"');
  const location = Object.assign(new URL(direct), {
    port: String(network.port),
    search: '?query_timeout=1500',
  }).href;
  const store = await openTestStore({ engine: 'postgres', location });
  const now = Date.now();
  const submit = (key: string) => {
    const lead = sampleLead({ email: `${key}@padaria.example` });
    const idempotency = { key, bodyHash: key };
    return store.leads.submit(sampleSubmission(lead, { idempotency }), now);
  };
  await expect(submit('stalled')).rejects.toThrow();
  network.release();
  expect(await submit('next')).toEqual({ outcome: 'stored' });
  const acknowledged = await store.db
    .selectFrom('idempotencyKeys')
    .select(['key', 'leadId'])
    .where('leadId', 'is not', null)
    .execute();
  expect(acknowledged.map(({ key }) => key)).toEqual(['next']);
  expect(await submit('stalled')).toEqual({ outcome: 'stored' });
  expect(await store.leads.count({})).toBe(2);
  await store.close();
});

test('a start whose network stalls fails in time, and can be repeated', async () => {
  const direct = new URL(await server.emptyDatabase());
  await migrateStore({ engine: 'postgres', location: direct.href });
  using network = await slowNetwork(direct, 'from kysely_migration');
  const location = Object.assign(new URL(direct), { port: String(network.port) }).href;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const started = expect(migrateStore({ engine: 'postgres', location })).rejects.toThrow(
    'cannot be used',
  );
  await network.stalled;
  await vi.advanceTimersByTimeAsync(10_000);
  await started;
});
