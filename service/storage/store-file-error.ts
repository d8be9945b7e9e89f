/** The SQLite file is no good, or its disk is not: a sentence for the owner, in two halves. */
export class StoreFileError extends Error {
  override name = 'StoreFileError';
  readonly problem: string;
  readonly todo: string;

  constructor(problem: string, todo: string, cause: unknown) {
    super(`${problem}. ${todo.charAt(0).toUpperCase()}${todo.slice(1)}.`, { cause });
    this.problem = problem;
    this.todo = todo;
  }
}

/** SQLITE_ERROR, SQLITE_IOERR, SQLITE_FULL, SQLITE_NOTADB. */
const plainError = 1;
const inputOutput = 10;
const full = 13;
const notADatabase = 26;

/** SQLite and the file system say what is wrong, not always with which file: an error that names it. */
export function withPath(path: string, failed: 'opened' | 'written to', cause: unknown): unknown {
  // Without a code it is a sentence of our own.
  if (!(cause instanceof Error && 'code' in cause)) return cause;
  return new StoreFileError(
    `The store ${path} cannot be ${failed} (${cause.message})`,
    todoFor(cause),
    cause,
  );
}

function todoFor(cause: Error & { code: unknown }): string {
  // SQLite adds the details of an error in higher bits.
  const errcode = 'errcode' in cause ? Number(cause.errcode) & 0xff : undefined;
  if (errcode === full || cause.code === 'ENOSPC' || cause.code === 'EDQUOT') {
    return 'free space on its disk, or name a file on another one in DATABASE_URL';
  }
  // Of what SQLite needs beside the file, a full disk is only such an error.
  if (errcode === inputOutput) {
    return 'see whether its disk is full or failing, or name a file on another one in DATABASE_URL';
  }
  // Our tables do not fit beside what is there.
  if (errcode === plainError) {
    return 'it holds tables of another program: name another file in DATABASE_URL';
  }
  return errcode === notADatabase
    ? 'put a backup of the store in its place, or name another file in DATABASE_URL'
    : 'let the site write to that folder, or name another file in DATABASE_URL';
}
