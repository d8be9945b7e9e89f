import { isOutage, StoreUnusableError } from './store-errors.ts';

/** What PostgreSQL refuses most often, found by a pattern in `CODE message`: why, and what to do. */
const refusals: readonly { pattern: RegExp; why: string; todo: string }[] = [
  {
    pattern: /^28P01/,
    why: 'the user or the password is wrong',
    todo: 'correct them in its address, where signs such as @ and / in a password are written %40 and %2F',
  },
  {
    pattern: /^28000/,
    why: 'the server does not let this user in',
    todo: 'allow the user to log in, there and in pg_hba.conf; if that asks for TLS, add ?sslmode=verify-full to the address',
  },
  {
    pattern: /^42501/,
    why: 'the user lacks the right to enter it or to make tables there',
    todo: 'make the user of its address the owner of the database',
  },
  {
    pattern: /^3D000/,
    why: 'there is no database of that name',
    todo: 'create it, owned by the user of its address, or correct its name there',
  },
  {
    pattern: / password must be a/,
    why: 'the password is missing',
    todo: 'add it to its address, as in postgres://user:password@host/database',
  },
  {
    pattern: /does not support SSL/,
    why: 'it answers, but offers no TLS, which sslmode in its address asks for',
    todo: 'switch TLS on there (ssl = on), or take sslmode out of the address if nobody can listen on the way',
  },
  {
    // Node's codes, such as DEPTH_ZERO_SELF_SIGNED_CERT.
    pattern: /^\S*(?:CERT|LEAF_SIGNATURE)/,
    why: 'its certificate is not accepted',
    todo: 'name the host as its certificate does, and who signed it with sslrootcert=/path/to/ca.pem in the address; or renew the certificate',
  },
];

/** How sentences name the database of the environment. */
export const configuredDatabase = 'The PostgreSQL database of DATABASE_URL';

/** A sentence for the owner in place of the error with which PostgreSQL did not open; others unchanged. */
export function explainDatabase(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = refusals.find(({ pattern }) => pattern.test(`${code} ${error.message}`));
  if (!known && !isOutage(error)) return error;
  const why = [code, known?.why].filter(Boolean).join(': ') || 'no answer';
  const todo = known?.todo ?? 'check that it runs, and its address, user and password';
  return new StoreUnusableError(`${configuredDatabase} cannot be used (${why})`, todo, error);
}

const freeSpace = 'free space on its disk, or name a file on another one in DATABASE_URL';

/** What an error of SQLite means for the owner, by its code without the details in higher bits. */
const sqliteAdvice: Record<number, string> = {
  // Our tables do not fit beside the ones that are there.
  1: 'it holds tables of another program; name another file in DATABASE_URL',
  // A full disk too, for the files that SQLite needs beside the store.
  10: 'see whether its disk is full or failing, or name a file on another one in DATABASE_URL',
  13: freeSpace,
  26: 'put a backup of the store in its place, or name another file in DATABASE_URL',
};

/** The same for an error of SQLite or the file system, which often names neither path nor remedy. */
export function explainFile(
  path: string,
  failed: 'opened' | 'written to',
  error: unknown,
): unknown {
  // An error without a code is a sentence of our own.
  if (!(error instanceof Error && 'code' in error)) return error;
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT';
  const other = 'let the site write to that folder, or name another file in DATABASE_URL';
  const todo = isFull ? freeSpace : (sqliteAdvice[code] ?? other);
  return new StoreUnusableError(
    `The store ${path} cannot be ${failed} (${error.message})`,
    todo,
    error,
  );
}
