import { keptFor } from '../../server/cli/commands/retention.ts';
import { timeAgo } from '../../server/cli/moment.ts';
import { folders } from '../../server/leads/stored-lead.ts';
import { openStore, type Store, type StoreLocation } from '../../server/storage/open-store.ts';
import { PostgresUnusableError } from '../../server/storage/postgres-unusable.ts';
import { StoreFileError, withPath } from '../../server/storage/store-file-error.ts';
import { type Finding, fail, pass } from './finding.ts';

/** Opens the store and writes a row, as the site will; and sees whether old leads pile up. */
export async function checkDatabase(location: StoreLocation, now: number): Promise<Finding[]> {
  const name =
    location.engine === 'sqlite' ? location.location : 'the PostgreSQL database of DATABASE_URL';
  let store: Store;
  try {
    store = await openStore(location, { webhook: false });
  } catch (error) {
    if (error instanceof StoreFileError) return [fail('services', error.problem, error.todo)];
    if (error instanceof PostgresUnusableError) {
      return [fail('services', `${name} cannot be used (${error.why})`, error.todo)];
    }
    return [
      fail(
        'services',
        `${name} cannot be opened: ${reason(error)}`,
        'correct DATABASE_URL, and see that the database runs and the folder is writable',
      ),
    ];
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
    const named = location.engine === 'sqlite' && withPath(location.location, 'written to', error);
    if (named instanceof StoreFileError) return [fail('services', named.problem, named.todo)];
    return [
      fail(
        'services',
        `${name} cannot be written to: ${reason(error)}`,
        'give the site the right to write there',
      ),
    ];
  } finally {
    await store.close();
  }
}

/** The kind of an error, and no address: a database's sentences may quote the password's owner. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
