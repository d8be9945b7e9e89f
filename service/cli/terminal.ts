import { once } from 'node:events';
import type { Speech } from '../owner-error.ts';

/** Where a command writes; tests pass their own. */
export interface Terminal {
  /** Writes results. Resolves when more may be written: true, or false if the reader has gone. */
  out(text: string): Promise<boolean>;
  err(text: string): void;
  /** Columns of the terminal; undefined if results go to a file or another program. */
  columns: number | undefined;
}

/** Returns the terminal of the process. */
export function processTerminal({ say }: Speech): Terminal {
  const { stdout, stderr } = process;
  let isClosed = false;
  // A reader that exits early, such as `| head`, is no error and must not stop an erasure halfway.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!isClosed && error.code !== 'EPIPE') {
      stderr.write(`${say('cannotWrite', { where: 'stdout', why: error.message })}\n`);
      process.exitCode = 1;
    }
    isClosed = true;
  });
  // A failure to write hints must not stop a command either.
  stderr.on('error', () => undefined);
  return {
    async out(text) {
      if (!isClosed && !stdout.write(text)) await once(stdout, 'drain').catch(() => undefined);
      return !isClosed;
    },
    err: (text) => void stderr.write(text),
    columns: (stdout.isTTY && stdout.columns) || undefined,
  };
}
