/** Another program uses the store, so that something could not be done now. */
export class StoreInUseError extends Error {
  override name = 'StoreInUseError';
}

/** The tables are not those of this version; the message says what to do. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/** A newer version has changed the tables. */
export class NewerSchemaError extends SchemaError {}

const freeSpace = 'free space on its disk, or name a file on another one in DATABASE_URL';

/** What an error of SQLite means for the owner, by its code without the details in higher bits. */
const sqliteAdvice: Record<number, string> = {
  // Our tables do not fit beside the ones that are there.
  1: 'it holds tables of another program: name another file in DATABASE_URL',
  // A full disk too, for the files that SQLite needs beside the store.
  10: 'see whether its disk is full or failing, or name a file on another one in DATABASE_URL',
  13: freeSpace,
  26: 'put a backup of the store in its place, or name another file in DATABASE_URL',
};

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

  /** Adds the path and advice to an error of SQLite or the file system, which often names neither. */
  static from(path: string, failed: 'opened' | 'written to', cause: unknown): unknown {
    // An error without a code is a sentence of our own.
    if (!(cause instanceof Error && 'code' in cause)) return cause;
    const isFull = cause.code === 'ENOSPC' || cause.code === 'EDQUOT';
    const code = 'errcode' in cause ? Number(cause.errcode) & 0xff : -1;
    const advice =
      sqliteAdvice[code] ??
      'let the site write to that folder, or name another file in DATABASE_URL';
    const problem = `The store ${path} cannot be ${failed} (${cause.message})`;
    return new StoreFileError(problem, isFull ? freeSpace : advice, cause);
  }
}
