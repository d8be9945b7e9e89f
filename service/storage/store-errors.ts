import { OwnerError, type OwnerMessage, type Sentence } from '../owner-error.ts';

/** Something cannot be done now, because another program uses the store. */
export class StoreInUseError extends OwnerError {}

/** PostgreSQL accepts no connection at the moment, and may recover by itself. */
export class DatabaseAwayError extends OwnerError {}

/** PostgreSQL's error classes: connection, resources, operator intervention, system, wrong login. */
const postgresOutage = /^(?:08|53|57|58|28|25006)/;

/** Returns SQLite's code of an error without the extended bits; -1 for an error of another origin. */
function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;
}

/** Whether an error is SQLITE_BUSY, with any extended code. */
export const isBusy = (error: unknown) => sqliteCode(error) === 5;

/** Whether an error means that the file itself is damaged, or no database (SQLITE_CORRUPT, SQLITE_NOTADB). */
export const isDamage = (error: unknown) => [11, 26].includes(sqliteCode(error));

/** Whether an error means that PostgreSQL is unavailable, not that a single row is wrong. */
export function isOutage(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') {
    // pg rejects without a code if a connection breaks or cannot be opened.
    return /connection|timeout|terminated/i.test(error.message);
  }
  return postgresOutage.test(error.code) || /^E(?:AI_)?[A-Z]+$/.test(error.code);
}

/** PostgreSQL's most frequent refusals: a pattern for `CODE message`, and the sentence to show. */
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
 * Returns an OwnerError, without user or password, for the error with which PostgreSQL refused a connection;
 * returns other errors unchanged.
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

/** Advice for an error of SQLite, by its code without the extended bits. */
const sqliteAdvice: Record<number, Sentence> = {
  // Our tables conflict with the existing ones.
  1: 'othersTables',
  // Also a full disk, when SQLite cannot write the files beside the store.
  10: 'diskFails',
  13: 'freeSpace',
  26: 'noStoreFile',
};

/** Does the same for errors of SQLite and the file system, which often name neither path nor remedy. */
export function explainFile(path: string, error: unknown): unknown {
  // An error without a code is an OwnerError.
  if (!(error instanceof Error && 'code' in error)) return error;
  if (isBusy(error)) return new StoreInUseError('inUse', {}, error);
  const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT';
  const sentence = isFull ? 'freeSpace' : (sqliteAdvice[sqliteCode(error)] ?? 'letWrite');
  const values = { where: path, why: error.message, todo: { sentence } };
  return new OwnerError('fileUnusable', values, error);
}
