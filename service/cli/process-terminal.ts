import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Terminal } from './command.ts';

/** The terminal that the process was started from. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  // `leads -- export | head` closes the pipe early, which is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    stderr.write(
      `The output cannot be written (${error.message}). Send it where there is room, and run the command again.\n`,
    );
    process.exit(1);
  });
  // Progress and hints that nobody can read are no reason to leave the work half done.
  stderr.on('error', () => {});
  return {
    async out(text) {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    err(text) {
      stderr.write(text);
    },
    ...screenOf(stdout, stderr),
    ask: stdin.isTTY
      ? async (question) => {
          const dialog = createInterface({ input: stdin, output: stderr });
          try {
            return await dialog.question(question);
          } finally {
            dialog.close();
          }
        }
      : undefined,
  };
}

interface Stream {
  /** Absent on pipes and files. */
  isTTY?: boolean;
  columns?: number;
}

/** How wide results may be, by where they go, and whether progress is seen, by where that goes. */
export function screenOf(stdout: Stream, stderr: Stream): Pick<Terminal, 'columns' | 'watched'> {
  return {
    columns: (stdout.isTTY && stdout.columns) || undefined,
    watched: stderr.isTTY === true,
  };
}
