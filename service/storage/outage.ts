import { isBusy } from './node-sqlite-dialect.ts';

/** SQLite: I/O error, out of memory, full disk, cannot open, read-only, damaged. */
const sqliteOutages = new Set([7, 8, 10, 11, 13, 14, 26]);

/** PostgreSQL's classes: connection, resources, intervention by the operator, system, wrong login. */
const postgresOutage = /^(?:08|53|57|58|28|25006)/;

/** Whether a database's error says that it is away, rather than that one row is wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isBusy(error)) return true;
  if ('errcode' in error) return sqliteOutages.has(Number(error.errcode) & 0xff);
  if (!('code' in error) || typeof error.code !== 'string') {
    // pg rejects without a code when a connection breaks or does not come about.
    return /connection|timeout|terminated/i.test(error.message);
  }
  return postgresOutage.test(error.code) || /^E[A-Z]+$/.test(error.code);
}
