import { OwnerError } from '../owner-error.ts';

/** Another program uses the store, so that something could not be done now. */
export class StoreInUseError extends OwnerError {
  override name = 'StoreInUseError';
}

/** The database cannot be used: a sentence without a user or password. */
export class StoreUnusableError extends OwnerError {
  override name = 'StoreUnusableError';
}

/** SQLite: out of memory, read-only, I/O error, damaged, full disk, cannot open, no database. */
const sqliteOutages = new Set([7, 8, 10, 11, 13, 14, 26]);

/** PostgreSQL's classes: connection, resources, intervention by the operator, system, wrong login. */
const postgresOutage = /^(?:08|53|57|58|28|25006)/;

/** SQLITE_BUSY, whatever its extended code. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/** Whether an error says that the database is away, rather than that one row is wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isBusy(error)) return true;
  if ('errcode' in error) return sqliteOutages.has(Number(error.errcode) & 0xff);
  if (!('code' in error) || typeof error.code !== 'string') {
    // pg rejects without a code if a connection breaks or cannot be made.
    return /connection|timeout|terminated/i.test(error.message);
  }
  return postgresOutage.test(error.code) || /^E[A-Z]+$/.test(error.code);
}
