import { isOutage } from './outage.ts';

/** What is wrong with a database, in a few words, and what its owner can do. */
interface Refusal {
  why: string;
  todo: string;
}

/** A PostgreSQL database that cannot be opened, said in a sentence that shows no user and no password. */
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

/** What errors mean, by what is found in `CODE message`; the message alone follows a space. */
const refusals: readonly (readonly [RegExp, Refusal])[] = [
  [
    /^28P01/,
    {
      why: '28P01: the user or the password is wrong',
      todo: 'correct them in its address, where signs such as @ and / in a password are written %40 and %2F',
    },
  ],
  [
    /^28000/,
    {
      why: '28000: the server does not let this user in',
      todo: 'allow the user to log in, there and in pg_hba.conf; where that asks for TLS, add ?sslmode=verify-full to the address',
    },
  ],
  [
    /^42501/,
    {
      why: '42501: the user lacks the right to enter it or to make tables there',
      todo: 'make the user of its address the owner of the database',
    },
  ],
  [
    / password must be a/,
    {
      why: 'the password is missing',
      todo: 'add it to its address, as in postgres://user:password@host/database',
    },
  ],
  [
    /does not support SSL/,
    {
      why: 'it answers, but offers no TLS, which sslmode in its address asks for',
      todo: 'switch TLS on there (ssl = on), or take sslmode out of the address if nobody can listen on the way',
    },
  ],
  [
    /^(?:ENOENT|EACCES)\b.*, open /,
    {
      why: 'a certificate file that its address names cannot be read',
      todo: 'correct the path in sslrootcert, sslcert or sslkey, and let the site read the file',
    },
  ],
  [
    /terminated unexpectedly|establishing an SSL connection/,
    {
      why: 'what answers there ends the connection, or does not answer in PostgreSQL’s way',
      todo: 'check the port in its address, and look into the log of the server',
    },
  ],
];

/** Node's codes for a certificate that it does not accept: DEPTH_ZERO_SELF_SIGNED_CERT and others. */
const certificateCode = /CERT|LEAF_SIGNATURE/;

/**
 * The error with which a database could not be opened, put so that its owner knows what to do. One
 * that does not come from reaching or entering it is given back as it is.
 */
export function explainUnusable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const refusal = refusalOf(code, error.message) ?? (isOutage(error) ? absence(code) : undefined);
  return refusal === undefined ? error : new PostgresUnusableError(refusal, error);
}

function refusalOf(code: string, message: string): Refusal | undefined {
  if (code === '3D000') {
    // The server's sentence names the database, and nobody.
    const todo = 'create it, owned by the user of its address, or correct its name there';
    return { why: `${code}: ${message}`, todo };
  }
  if (certificateCode.test(code)) {
    return {
      why: `${code}: its certificate is not accepted`,
      todo: 'name the host as its certificate does, and who signed it with sslrootcert=/path/to/ca.pem in the address; or renew the certificate',
    };
  }
  return refusals.find(([sign]) => sign.test(`${code} ${message}`))?.[1];
}

function absence(code: string): Refusal {
  return {
    why: code || 'no answer',
    todo: 'check that it runs, and its address, user and password',
  };
}
