import type { Terminal } from '../command.ts';

/**
 * Runs work that changes things and gives out its results when it is over, or as far as it came: a
 * reader that leaves at the first line (`| head -1`) ends the command, and must not leave it half done.
 *
 * @throws what the work throws.
 */
export async function sayAtEnd<T>(
  terminal: Terminal,
  work: (say: (text: string) => void) => Promise<T>,
): Promise<T> {
  const said: string[] = [];
  try {
    return await work((text) => said.push(text));
  } finally {
    await terminal.out(said.join(''));
  }
}
