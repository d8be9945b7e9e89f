import { isOutage } from './outage.ts';

/** A PostgreSQL database that cannot be opened, in a sentence that shows no user and no password. */
export class PostgresUnusableError extends Error {
  override name = 'PostgresUnusableError';
  /** What is wrong, in a few words, and what the owner can do. */
  readonly why: string;
  readonly todo: string;

  constructor(why: string, todo: string, cause: unknown) {
    super(unusable('The PostgreSQL database of DATABASE_URL', { why, todo }), { cause });
    this.why = why;
    this.todo = todo;
  }
}

/** The sentence about a database that goes by `name`. */
export function unusable(name: string, { why, todo }: { why: string; todo: string }): string {
  return `${name} cannot be used (${why}): ${todo}.`;
}

/** What an error means, found by a pattern in `CODE message`: why, and what to do. */
const refusals: readonly { pattern: RegExp; why: string; todo: string }[] = [
  {
    pattern: /^28P01/,
    why: '28P01: the user or the password is wrong',
    todo: 'correct them in its address, where signs such as @ and / in a password are written %40 and %2F',
  },
  {
    pattern: /^28000/,
    why: '28000: the server does not let this user in',
    todo: 'allow the user to log in, there and in pg_hba.conf; if that asks for TLS, add ?sslmode=verify-full to the address',
  },
  {
    pattern: /^42501/,
    why: '42501: the user lacks the right to enter it or to make tables there',
    todo: 'make the user of its address the owner of the database',
  },
  {
    // The server's sentence names the database, and nobody.
    pattern: /^3D000/,
    why: '{code}: {message}',
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
    pattern: /^(?:ENOENT|EACCES)\b.*, open /,
    why: 'a certificate file that its address names cannot be read',
    todo: 'correct the path in sslrootcert, sslcert or sslkey, and let the site read the file',
  },
  {
    // Node's codes, such as DEPTH_ZERO_SELF_SIGNED_CERT.
    pattern: /^\S*(?:CERT|LEAF_SIGNATURE)/,
    why: '{code}: its certificate is not accepted',
    todo: 'name the host as its certificate does, and who signed it with sslrootcert=/path/to/ca.pem in the address; or renew the certificate',
  },
  {
    pattern: /terminated unexpectedly|establishing an SSL connection/,
    why: 'the program at that port ends the connection, or does not answer as PostgreSQL does',
    todo: 'check the port in its address, and look into the log of the server',
  },
];

/**
 * Turns the error with which a database could not be opened into a sentence that tells its owner what
 * to do. Returns an error unchanged that does not come from reaching or entering the database.
 */
export function explainUnusable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = refusals.find(({ pattern }) => pattern.test(`${code} ${error.message}`));
  if (known) {
    const why = known.why.replace('{code}', code).replace('{message}', error.message);
    return new PostgresUnusableError(why, known.todo, error);
  }
  if (!isOutage(error)) return error;
  const todo = 'check that it runs, and its address, user and password';
  return new PostgresUnusableError(code || 'no answer', todo, error);
}
