import { outboxFolder } from './delivery/mail/mail-transport.ts';
import type { Env } from './env.ts';
import { eraseOverdue } from './erasure.ts';
import { errorFields, type Log } from './log.ts';
import type { Store } from './storage/open-store.ts';

/**
 * What has to be done now and then: what has expired goes, then what was kept as long as the privacy
 * policy says, and once a day a SQLite store is copied. Rejects if the store does.
 */
export async function sweep(
  { store, env, log }: { store: Store; env: Pick<Env, 'dataDir'>; log: Log },
  now: number,
): Promise<void> {
  try {
    await store.sweep(now);
    const parts = { store, outbox: outboxFolder(env.dataDir) };
    const counts = await eraseOverdue(parts, now, { dryRun: false });
    if (Object.values(counts).some((count) => count > 0)) {
      log.info({ ...counts }, 'what was kept long enough was erased');
      await store.scrub();
    }
  } finally {
    await store.nightlyBackup(now).catch((error: unknown) => {
      log.error(errorFields(error), 'the nightly backup failed');
    });
  }
}
