import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { Terminal } from '../command.ts';

/**
 * Runs `write` with a function that appends text to `path`, or to the terminal where there is none.
 * A file appears under its name only when it is complete; personal data, so nobody else may read it.
 */
export async function writeOutput(
  path: string | undefined,
  terminal: Terminal,
  write: (append: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (path === undefined) return write((text) => terminal.out(text));
  const part = `${path}.part`;
  let file: FileHandle | undefined;
  try {
    file = await open(part, 'w', 0o600);
    const handle = file;
    await write(async (text) => {
      await handle.write(text);
    });
    await file.sync();
    await file.close();
    file = undefined;
    await rename(part, path);
  } catch (error) {
    await file?.close();
    await rm(part, { force: true });
    throw error;
  }
}

/** Text is gathered to about this size before it is written, in characters. */
const chunkSize = 64 * 1024;

/** Joins small pieces, so that a million leads are not a million writes. */
export async function* chunked(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < chunkSize) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
