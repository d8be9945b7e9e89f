import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openArchive } from '../../delivery/archive/archive.ts';
import { canaryLead } from '../../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../../delivery/testing/delivery-fixture.ts';
import { openStorage } from '../../delivery/testing/open-storage.ts';
import { openTestStore } from '../../storage/testing/open-test-store.ts';
import { sampleSubmission } from '../../storage/testing/sample-lead.ts';
import { runCommand } from '../testing/run-command.ts';

let storage: Awaited<ReturnType<typeof openStorage>>;
let fixture: DeliveryFixture;
/** The folder of the new machine. */
let folder: string;

beforeEach(async () => {
  storage = await openStorage();
  fixture = await createDeliveryFixture({ archive: storage.env });
  folder = await mkdtemp(join(tmpdir(), 'restored-'));
});
afterEach(async () => {
  await fixture.close();
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

function restore(changes: Record<string, string> = {}) {
  const { endpoint, accessKeyId, secretAccessKey, key } = storage.env;
  const env = {
    ARCHIVE_URL: 's3://bucket/site',
    ARCHIVE_ENDPOINT: endpoint,
    ARCHIVE_KEY: key,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...changes,
  };
  const site = { ...fixture, dataDirectory: folder };
  return runCommand(site, ['restore', '--archive'], { env });
}

test('restore --archive fills the store of an empty machine, without erased people', async () => {
  const [kept, gone] = [
    canaryLead({ email: 'ana@x.example' }),
    canaryLead({ email: 'eva@x.example' }),
  ];
  for (const lead of [kept, gone]) {
    await fixture.store.leads.submit(sampleSubmission(lead), fixture.clock.now);
  }
  await fixture.worker.runDue();
  expect((await runCommand(fixture, ['erase', gone.email, '--yes'])).code).toBe(0);
  await fixture.worker.runDue();
  const { code, out } = await restore();
  expect([code, out]).toEqual([0, expect.stringMatching(/leads 1, subscribers 0.*\n$/)]);
  const store = await openTestStore({ engine: 'sqlite', location: join(folder, 'leads.sqlite') });
  expect((await store.leads.list({})).map(({ id }) => id)).toEqual([kept.id]);
  await store.close();
  const again = await restore();
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('empty')]);
});

test('records that the key does not open are reported, and all others restored', async () => {
  const [ana, eva] = [canaryLead(), canaryLead()];
  const { store, worker, clock } = fixture;
  for (const lead of [ana, eva]) await store.leads.submit(sampleSubmission(lead), clock.now);
  await worker.runDue();
  const wrong = await restore({ ARCHIVE_KEY: await generateX25519Identity() });
  expect([wrong.code, wrong.out, wrong.err]).toEqual([
    1,
    expect.stringContaining('leads 0'),
    expect.stringMatching(/2 .*ARCHIVE_KEY/),
  ]);
  const other = { ...storage.env, key: await generateX25519Identity() };
  await openArchive(other).put(eva.id, 'of another key');
  const { code, out, err } = await restore();
  expect([code, out]).toEqual([1, expect.stringContaining('leads 1')]);
  expect(err).toMatch(/1 .*ARCHIVE_KEY/);
});

test('restore asks for one source, and for the secret key', async () => {
  const recipient = await identityToRecipient(storage.env.key);
  const locked = await restore({ ARCHIVE_KEY: recipient });
  expect([locked.code, locked.err]).toEqual([2, expect.stringContaining('AGE-SECRET-KEY-1')]);
  for (const argv of [['restore'], ['restore', 'backup.sqlite', '--archive']]) {
    const { code, err } = await runCommand(fixture, argv);
    expect([code, err]).toEqual([2, expect.stringContaining('restore --archive')]);
  }
});
