import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { OwnerError } from '../../service/owner-error.ts';
import { openStore, type StoreLocation } from '../../service/storage/open-store.ts';
import { explainFile } from '../../service/storage/store-errors.ts';
import { type Finding, fail, pass } from './finding.ts';

/**
 * Opens the store and writes a row, as the site will. A SQLite file that is not there yet is left for
 * the site to make: it would belong to whoever runs this.
 */
export async function checkDatabase(location: StoreLocation): Promise<Finding> {
  const isFile = location.engine === 'sqlite' && location.location !== ':memory:';
  const name = isFile ? location.location : 'the database';
  try {
    if (isFile && !existsSync(location.location)) {
      let folder = dirname(resolve(location.location));
      while (!existsSync(folder)) folder = dirname(folder);
      accessSync(folder, constants.W_OK);
      return pass(`${name} is not there yet; the site can make it`);
    }
    const store = await openStore(location);
    try {
      await store.assertWritable();
    } finally {
      await store.close();
    }
    return pass(`${name} opens and can be written to`);
  } catch (error) {
    return describe(name, isFile ? explainFile(name, error) : error);
  }
}

function describe(name: string, error: unknown): Finding {
  if (error instanceof OwnerError) {
    return error.told.sentence === 'olderStore'
      ? pass(`${name} opens; the site brings its tables up to date at its next start`)
      : fail(error.message, 'correct DATABASE_URL, or what it names');
  }
  // Only the error's code: a database's messages may quote the user or the password.
  const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return fail(`${name} cannot be used (${why})`, 'correct DATABASE_URL');
}
