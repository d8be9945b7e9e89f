import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { keptFor } from '../../service/cli/commands/retention.ts';
import { timeAgo } from '../../service/cli/moment.ts';
import { folders } from '../../service/leads/stored-lead.ts';
import { openStore, type Store, type StoreLocation } from '../../service/storage/open-store.ts';
import { PostgresUnusableError } from '../../service/storage/postgres-unusable.ts';
import { StoreFileError, withPath } from '../../service/storage/store-file-error.ts';
import { type Finding, fail, note, pass } from './finding.ts';

/**
 * Opens the store and writes a row, as the site will; and sees whether old leads pile up. A SQLite file
 * that is not there yet is left for the site to make: it would belong to whoever runs this.
 */
export async function checkDatabase(location: StoreLocation, now: number): Promise<Finding[]> {
  if (location.engine === 'sqlite' && !isThere(location.location)) {
    return checkNewStore(location.location);
  }
  const name = nameOf(location);
  let store: Store;
  try {
    store = await openStore(location);
  } catch (error) {
    return [openingFailed(name, error)];
  }
  try {
    await store.assertWritable();
    const overdue = await Promise.all(
      folders.map((folder) => store.leads.count({ folder, until: timeAgo(keptFor[folder], now) })),
    );
    const leads = overdue.reduce((sum, count) => sum + count, 0);
    return [
      pass('services', `${name} opens and can be written to`),
      ...(leads > 0
        ? [
            fail(
              'maintenance',
              `${leads} leads are older than the privacy policy allows`,
              'run npm run leads -- retention, every day',
            ),
          ]
        : []),
    ];
  } catch (error) {
    return [writingFailed(location, error)];
  } finally {
    await store.close();
  }
}

function isThere(file: string): boolean {
  return file === ':memory:' || existsSync(file);
}

function nameOf({ engine, location }: StoreLocation): string {
  return engine === 'sqlite' ? location : 'the PostgreSQL database of DATABASE_URL';
}

/** Tries a store in the folder where the site will make its own, and takes it away again. */
async function checkNewStore(file: string): Promise<Finding[]> {
  let folder = dirname(resolve(file));
  while (!existsSync(folder)) folder = dirname(folder);
  const prefix = join(folder, '.launch-');
  let trial: string | undefined;
  try {
    trial = mkdtempSync(prefix);
    const location = { engine: 'sqlite', location: join(trial, basename(file)) } as const;
    const store = await openStore(location);
    try {
      await store.assertWritable();
    } finally {
      await store.close();
    }
  } catch (error) {
    const { what, ...finding } = openingFailed(file, withPath(file, 'opened', error));
    // The owner knows no other path than the one of the environment.
    const tried = trial ? join(trial, basename(file)) : `${prefix}XXXXXX`;
    return [{ ...finding, what: what.replaceAll(tried, file) }];
  } finally {
    if (trial) rmSync(trial, { recursive: true, force: true });
  }
  return [
    pass('services', `${file} can be made and written to; the site makes it at its first start`),
    ...noteOfRoot(folder),
  ];
}

/** Root may write anywhere, so that what it tried says nothing of another user's rights. */
function noteOfRoot(folder: string): Finding[] {
  const { uid } = statSync(folder);
  if (process.getuid?.() !== 0 || uid === 0) return [];
  return [
    note(
      'services',
      `whether the site may write to ${folder}, which is not root's: root may write anywhere`,
      `run this as the site's user, such as the folder's own (uid ${uid})`,
    ),
  ];
}

function openingFailed(name: string, error: unknown): Finding {
  if (error instanceof StoreFileError) return fail('services', error.problem, error.todo);
  if (error instanceof PostgresUnusableError) {
    return fail('services', `${name} cannot be used (${error.why})`, error.todo);
  }
  return fail(
    'services',
    `${name} cannot be opened: ${reason(error)}`,
    'correct DATABASE_URL, and see that the database runs and the folder is writable',
  );
}

function writingFailed(location: StoreLocation, error: unknown): Finding {
  const named = location.engine === 'sqlite' && withPath(location.location, 'written to', error);
  if (named instanceof StoreFileError) return fail('services', named.problem, named.todo);
  return fail(
    'services',
    `${nameOf(location)} cannot be written to: ${reason(error)}`,
    'give the site the right to write there',
  );
}

/** The kind of an error, and no address: a database's sentences may quote the password's owner. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
