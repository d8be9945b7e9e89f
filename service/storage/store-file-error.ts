/** The SQLite file or its disk does not work: a sentence for the owner, in two halves. */
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

const freeSpace = 'free space on its disk, or name a file on another one in DATABASE_URL';

/** Adds the path and advice to an error of SQLite or the file system, which often names neither. */
export function withPath(path: string, failed: 'opened' | 'written to', cause: unknown): unknown {
  // An error without a code is a sentence of our own.
  if (!(cause instanceof Error && 'code' in cause)) return cause;
  const problem = `The store ${path} cannot be ${failed} (${cause.message})`;
  return new StoreFileError(problem, adviceFor(cause), cause);
}

function adviceFor(cause: Error & { code: unknown }): string {
  if (cause.code === 'ENOSPC' || cause.code === 'EDQUOT') return freeSpace;
  // SQLite adds the details of an error in higher bits.
  const errcode = 'errcode' in cause ? Number(cause.errcode) & 0xff : undefined;
  switch (errcode) {
    case 1: // SQLITE_ERROR: our tables do not fit beside the ones that are there.
      return 'it holds tables of another program: name another file in DATABASE_URL';
    case 10: // SQLITE_IOERR: a full disk too, for the files that SQLite needs beside the store.
      return 'see whether its disk is full or failing, or name a file on another one in DATABASE_URL';
    case 13: // SQLITE_FULL
      return freeSpace;
    case 26: // SQLITE_NOTADB
      return 'put a backup of the store in its place, or name another file in DATABASE_URL';
    default:
      return 'let the site write to that folder, or name another file in DATABASE_URL';
  }
}
