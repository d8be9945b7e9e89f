import { OwnerError, type OwnerMessage, type Sentence } from '../owner-error.ts';

/** Another program uses the store, so that something could not be done now. */
export class StoreInUseError extends OwnerError {
  override name = 'StoreInUseError';
}

/** PostgreSQL takes no connection now, and may come back by itself. */
export class DatabaseAwayError extends OwnerError {
  override name = 'DatabaseAwayError';
}

/** PostgreSQL's classes: connection, resources, intervention by the operator, system, wrong login. */
const postgresOutage = /^(?:08|53|57|58|28|25006)/;

/** SQLITE_BUSY, whatever its extended code. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/** Whether an error says that PostgreSQL is away, rather than that one row is wrong. */
export function isOutage(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') {
    // pg rejects without a code if a connection breaks or cannot be made.
    return /connection|timeout|terminated/i.test(error.message);
  }
  return postgresOutage.test(error.code) || /^E(?:AI_)?[A-Z]+$/.test(error.code);
}

/** What PostgreSQL refuses most often, found by a pattern in `CODE message`: why, and what to do. */
const refusals: readonly (readonly [RegExp, Sentence])[] = [
  [/^28P01/, 'wrongPassword'],
  [/^28000/, 'userNotLetIn'],
  [/^42501/, 'noRightToTables'],
  [/^3D000/, 'noSuchDatabase'],
  [/ password must be a/, 'noPassword'],
  [/does not support SSL/, 'noTls'],
  // Node's codes, such as DEPTH_ZERO_SELF_SIGNED_CERT.
  [/^\S*(?:CERT|LEAF_SIGNATURE)/, 'certificateRefused'],
];

/**
 * A sentence for the owner, without a user or password, in place of the error with which PostgreSQL did not
 * open; others unchanged.
 */
export function explainDatabase(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = refusals.find(([pattern]) => pattern.test(`${code} ${error.message}`));
  if (!known && !isOutage(error)) return error;
  const why: OwnerMessage = { sentence: known?.[1] ?? 'databaseAway' };
  const Kind = known ? OwnerError : DatabaseAwayError;
  return new Kind('databaseUnusable', { code: code || '-', why }, error);
}

/** What an error of SQLite means for the owner, by its code without the details in higher bits. */
const sqliteAdvice: Record<number, Sentence> = {
  // Our tables do not fit beside the ones that are there.
  1: 'othersTables',
  // A full disk too, for the files that SQLite needs beside the store.
  10: 'diskFails',
  13: 'freeSpace',
  26: 'noStoreFile',
};

/** The same for an error of SQLite or the file system, which often names neither path nor remedy. */
export function explainFile(path: string, error: unknown): unknown {
  // An error without a code is a sentence of our own.
  if (!(error instanceof Error && 'code' in error)) return error;
  if (isBusy(error)) return new StoreInUseError('inUse', {}, error);
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT';
  const sentence = isFull ? 'freeSpace' : (sqliteAdvice[code] ?? 'letWrite');
  const values = { where: path, why: error.message, todo: { sentence } };
  return new OwnerError('fileUnusable', values, error);
}
