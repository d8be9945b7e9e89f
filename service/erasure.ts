import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folders } from '../contract/folders.ts';
import { retentionPeriods } from '../contract/retention.ts';
import { clockAt } from './clock.ts';
import type { RouteParts } from './http/app-env.ts';
import { errorFields, errorName } from './log.ts';
import type { LeadFilter } from './storage/leads.ts';
import { scrubOwed } from './storage/settings.ts';
import type { SignUpChoice } from './storage/subscribers.ts';

/** A failed sweep is retried after an hour; its problem is reported until then and an hour more. */
const problemMs = 2 * 3_600_000;

const erasedAt = 'retention-at';

const sweptAt = 'swept-at';

/** A sweep so soon after another erases nothing: on PostgreSQL each one that erases rewrites the tables. */
const pauseBetweenSweepsMs = 50 * 60_000;

/** A clock that is further ahead of the last erasure is not trusted; in milliseconds. */
const trustedJumpMs = 60 * 86_400_000;

/**
 * Leads that are erased in one transaction. SQLite's time to overwrite the index grows faster than the
 * number: 0.04 s for 20, 1.5 s for 200 in a store of 15,000, and nothing else is written meanwhile.
 */
const batch = 20;

/** Pause between two batches, in milliseconds, in which other requests can use the store. */
const pauseMs = 50;

/** Where an erasure deletes: rows in the store, and .eml files in `env.outbox`. */
type Erasable = Pick<RouteParts, 'store' | 'env'>;

/** Erases the matching leads, with their deliveries and mails. */
export async function eraseLeads({ store, env }: Erasable, filter: LeadFilter, now: number) {
  const all = { leadIds: [] as string[], jobs: 0, files: 0 };
  for (;;) {
    const leads = await store.leads.list(filter, batch);
    if (leads.length === 0) return all;
    const ids = leads.map(({ id }) => id);
    // Before the rows: after an interruption, the remaining rows still name their files.
    all.files += await eraseFiles(env.outbox, ids);
    const { leadIds, jobs } = await store.leads.erase(ids, now, filter.folder);
    // Again, because a mail may have been written meanwhile.
    all.files += await eraseFiles(env.outbox, ids);
    all.leadIds.push(...leadIds);
    all.jobs += jobs;
    if (leads.length === batch) await sleep(pauseMs);
  }
}

/** Erases the chosen sign-ups, with their deliveries and mails; files twice, for the same reasons. */
export async function eraseSignUps({ store, env }: Erasable, which: SignUpChoice, now: number) {
  const all = { signUps: 0, files: 0 };
  for (;;) {
    all.files += await eraseFiles(env.outbox, await store.subscribers.idsOf(which));
    const ids = await store.subscribers.erase(which, now);
    if (ids.length === 0) return all;
    all.files += await eraseFiles(env.outbox, ids);
    all.signUps += ids.length;
    await sleep(pauseMs);
  }
}

/** A mail that names several leads, and is outdated the next morning. */
const namesLeads = /\.overdue-leads\.eml/;

/** Deletes the .eml files about these ids, and those that name several leads. Returns their number. */
export async function eraseFiles(folder: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0 || !existsSync(folder)) return 0;
  const names = (await readdir(folder)).filter((name) => {
    const isMail = /\.eml(?:\.part)?$/.test(name);
    return isMail && (ids.includes(name.split('.')[0] ?? '') || namesLeads.test(name));
  });
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}

/** Erases data whose retention period in the privacy policy has ended. Returns the numbers. */
export async function eraseOverdue(parts: Erasable, now: number) {
  const counts = { inbox: 0, held: 0, spam: 0, newsletter: 0 };
  const { inboxMonths, setAsideDays, unconfirmedDays } = retentionPeriods;
  const timeBefore = (span: Temporal.DurationLike) =>
    clockAt(now, 'UTC').subtract(span).epochMilliseconds;
  for (const folder of folders) {
    const span = folder === 'inbox' ? { months: inboxMonths } : { days: setAsideDays };
    const { leadIds } = await eraseLeads(parts, { folder, until: timeBefore(span) }, now);
    counts[folder] = leadIds.length;
  }
  const unconfirmedBefore = timeBefore({ days: unconfirmedDays });
  counts.newsletter = (await eraseSignUps(parts, { unconfirmedBefore }, now)).signUps;
  await parts.store.settings.set(erasedAt, String(now));
  return counts;
}

/**
 * Clears erased text from the database's files, if that was not done since the last erasure. If others keep
 * reading the files, the next sweep tries again.
 */
export async function scrub({ store, log }: Pick<RouteParts, 'store' | 'log'>): Promise<void> {
  try {
    if ((await store.settings.get(scrubOwed)) !== undefined) await store.scrub();
  } catch (error) {
    const text = 'erased words are still in the files of the store, tried again within an hour';
    log.warn(errorFields(error), text);
  }
}

/**
 * Deletes, about once an hour, expired tokens and keys, then data whose retention period has ended; and once a
 * day backs up a SQLite store. Rejects if the store does.
 */
export async function sweep(
  { store, env, log, problems }: Pick<RouteParts, 'store' | 'env' | 'log' | 'problems'>,
  now: number,
): Promise<void> {
  // Not a number before the first time: then no comparison holds.
  const since = async (key: string) => now - Number((await store.settings.get(key)) ?? Number.NaN);
  // With a wrong clock all data would look old, and erased data cannot be restored.
  if ((await since(erasedAt)) > trustedJumpMs)
    return problems.report('clock-jumped', { forMs: problemMs });
  problems.solve('clock-jumped');
  const sinceSweep = await since(sweptAt);
  try {
    if (!(sinceSweep >= 0 && sinceSweep < pauseBetweenSweepsMs)) {
      await store.sweep(now);
      const counts = await eraseOverdue({ store, env }, now);
      if (Object.values(counts).some((count) => count > 0)) {
        log.info({ ...counts }, 'what was kept long enough was erased');
      }
      await store.settings.set(sweptAt, String(now));
      await scrub({ store, log });
    }
  } finally {
    try {
      await store.rotateBackup(now);
      problems.solve('backup-failed');
    } catch (error) {
      const why = errorName((error instanceof Error && error.cause) || error);
      problems.report('backup-failed', { why, forMs: problemMs });
    }
  }
}
