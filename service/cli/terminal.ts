import { once } from 'node:events';
import type { Speech } from '../owner-error.ts';

/** Where a command writes; tests give their own. */
export interface Terminal {
  /** Results. Resolves when more may be written, to false where nobody reads any more. */
  out(text: string): Promise<boolean>;
  err(text: string): void;
  /** Columns of the terminal; undefined where results go to a file or another program. */
  columns: number | undefined;
}

/** The terminal that the process was started from. */
export function processTerminal({ say }: Speech): Terminal {
  const { stdout, stderr } = process;
  let isClosed = false;
  // A reader that leaves early, such as `| head`, is no error, and must not leave an erasure half done.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!isClosed && error.code !== 'EPIPE') {
      stderr.write(`${say('cannotWrite', { where: 'stdout', why: error.message })}\n`);
      process.exitCode = 1;
    }
    isClosed = true;
  });
  // Hints that nobody can read are no reason to stop either.
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
