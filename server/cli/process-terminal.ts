import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Terminal } from './command.ts';

/** The terminal that the process was started from. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  // `leads -- export | head` closes the pipe early, which is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    async out(text) {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    err(text) {
      stderr.write(text);
    },
    columns: stdout.isTTY || stderr.isTTY ? (stdout.columns ?? stderr.columns) : undefined,
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
