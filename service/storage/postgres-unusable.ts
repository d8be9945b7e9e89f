import { isOutage } from './outage.ts';

/** What is wrong with a database, in a few words, and what its owner can do. */
interface Refusal {
  why: string;
  todo: string;
}

/** A PostgreSQL database that cannot be opened, in a sentence that shows no user and no password. */
export class PostgresUnusableError extends Error {
  override name = 'PostgresUnusableError';
  readonly why: string;
  readonly todo: string;

  constructor({ why, todo }: Refusal, cause: unknown) {
    super(unusable('The PostgreSQL database of DATABASE_URL', { why, todo }), { cause });
    this.why = why;
    this.todo = todo;
  }
}

/** The sentence about a database that goes by `name`. */
export function unusable(name: string, { why, todo }: Refusal): string {
  return `${name} cannot be used (${why}): ${todo}.`;
}

/** What an error means, found by a pattern in `CODE message`: the pattern, why, what to do. */
const refusals: readonly (readonly [RegExp, string, string])[] = [
  [
    /^28P01/,
    '28P01: the user or the password is wrong',
    'correct them in its address, where signs such as @ and / in a password are written %40 and %2F',
  ],
  [
    /^28000/,
    '28000: the server does not let this user in',
    'allow the user to log in, there and in pg_hba.conf; if that asks for TLS, add ?sslmode=verify-full to the address',
  ],
  [
    /^42501/,
    '42501: the user lacks the right to enter it or to make tables there',
    'make the user of its address the owner of the database',
  ],
  [
    /^3D000/,
    // The server's sentence names the database, and nobody.
    '{code}: {message}',
    'create it, owned by the user of its address, or correct its name there',
  ],
  [
    / password must be a/,
    'the password is missing',
    'add it to its address, as in postgres://user:password@host/database',
  ],
  [
    /does not support SSL/,
    'it answers, but offers no TLS, which sslmode in its address asks for',
    'switch TLS on there (ssl = on), or take sslmode out of the address if nobody can listen on the way',
  ],
  [
    /^(?:ENOENT|EACCES)\b.*, open /,
    'a certificate file that its address names cannot be read',
    'correct the path in sslrootcert, sslcert or sslkey, and let the site read the file',
  ],
  [
    // Node's codes, such as DEPTH_ZERO_SELF_SIGNED_CERT.
    /^\S*(?:CERT|LEAF_SIGNATURE)/,
    '{code}: its certificate is not accepted',
    'name the host as its certificate does, and who signed it with sslrootcert=/path/to/ca.pem in the address; or renew the certificate',
  ],
  [
    /terminated unexpectedly|establishing an SSL connection/,
    'the program at that port ends the connection, or does not answer as PostgreSQL does',
    'check the port in its address, and look into the log of the server',
  ],
];

/**
 * Turns the error with which a database could not be opened into a sentence that tells its owner what
 * to do. Returns an error unchanged that does not come from reaching or entering the database.
 */
export function explainUnusable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = refusals.find(([pattern]) => pattern.test(`${code} ${error.message}`));
  if (known) {
    const why = known[1].replace('{code}', code).replace('{message}', error.message);
    return new PostgresUnusableError({ why, todo: known[2] }, error);
  }
  if (!isOutage(error)) return error;
  const todo = 'check that it runs, and its address, user and password';
  return new PostgresUnusableError({ why: code || 'no answer', todo }, error);
}
