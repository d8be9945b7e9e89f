import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { type Env, parseEnv, type WebhookEnv } from '../../env.ts';
import { createProblems } from '../../problems.ts';
import type { StoreLocation } from '../../storage/open-store.ts';
import { openTestStore, type TestStore } from '../../storage/testing/open-test-store.ts';
import { type Alert, failingChannels } from '../alert.ts';
import { nameArchive } from '../archive/archive.ts';
import { createWorker, type WorkerSettings } from '../worker.ts';
import { sampleNow } from './canary-lead.ts';
import { type MemoryLog, memoryLog } from './memory-log.ts';

/** 24 bytes of a made-up secret, in the notation of Standard Webhooks. */
export const sampleSecret = `whsec_${Buffer.from('a secret for the tests..').toString('base64')}`;
export const olderSecret = `whsec_${Buffer.from('the one that came before').toString('base64')}`;

export interface DeliveryFixture {
  store: TestStore;
  worker: ReturnType<typeof createWorker>;
  log: MemoryLog;
  dataDirectory: string;
  /** Set by tests; starts at `sampleNow`. */
  clock: { now: number };
  /** Mails written as files, by name. */
  files(): Promise<Map<string, Email>>;
  close(): Promise<void>;
}

type DeliveryEnv = Pick<Env, 'smtpUrl' | 'notifyTo' | 'heartbeatUrl' | 'archive'> & {
  webhook: (Omit<WebhookEnv, 'format'> & Partial<WebhookEnv>) | undefined;
};

/** Creates a real store and worker from environment variables, in a folder of their own. */
export async function createDeliveryFixture(
  env: Partial<DeliveryEnv> = {},
  overrides: WorkerSettings & {
    location?: StoreLocation;
    /** Problems in addition to failing channels. */
    problems?: readonly Alert[];
  } = {},
): Promise<DeliveryFixture> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'delivery-'));
  const store = await openTestStore(overrides.location ?? storeOf({ dataDirectory }));
  const log = memoryLog();
  const clock = { now: sampleNow };
  await store.jobs.setChannels(
    {
      webhook: env.webhook ? 'on' : 'off',
      archive: env.archive ? await nameArchive(env.archive) : 'off',
    },
    clock.now,
  );
  const worker = createWorker(
    {
      env: {
        ...parseEnv({ DATA_DIR: dataDirectory, SITE_URL: 'https://trinta.example' }),
        notifyTo: 'Dona <dona@trinta.example>',
        ...env,
        webhook: env.webhook && { format: 'standard', ...env.webhook },
      },
      store,
      health: async () => ({
        problems: [
          ...(overrides.problems ?? []),
          ...failingChannels(await store.jobs.health(clock.now)),
        ],
      }),
      log,
      problems: createProblems(log, () => clock.now),
    },
    { clock: () => clock.now, random: () => 0, ...overrides },
  );
  return {
    store,
    worker,
    log,
    dataDirectory,
    clock,
    async files() {
      const folder = join(dataDirectory, 'outbox');
      const names = await readdir(folder).catch(() => []);
      return new Map(
        await Promise.all(
          names.map(async (name) => {
            const email = await PostalMime.parse(await readFile(join(folder, name)));
            return [name, email] as const;
          }),
        ),
      );
    },
    async close() {
      await worker.stop();
      await store.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** The location of a fixture's SQLite store, to open it again. */
export const storeOf = ({ dataDirectory }: { dataDirectory: string }) =>
  ({ engine: 'sqlite', location: join(dataDirectory, 'leads.sqlite') }) as const;
