import { fstatSync, type Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Terminal } from '../command.ts';

type Write = (append: (text: string) => Promise<void>) => Promise<void>;

/**
 * Runs `write` with a function that appends text to `path`, or to the terminal where there is none.
 * A file appears under its name only when it is complete; personal data, so nobody else may read it.
 * A pipe or a device is written into as it is.
 */
export async function writeOutput(
  path: string | undefined,
  terminal: Terminal,
  write: Write,
): Promise<void> {
  const there = path === undefined ? undefined : await stat(path).catch(() => undefined);
  // By whatever name, such as /dev/stdout: a shell may have led it to a file, which is to grow.
  if (path === undefined || isStdout(there)) return write((text) => terminal.out(text));
  const reached = <Result>(step: Promise<Result>) =>
    step.catch((cause: unknown) => cannotWrite(path, cause));
  const append = (file: FileHandle) =>
    write(async (text) => {
      await reached(file.appendFile(text));
    });

  if (there !== undefined && !there.isFile()) {
    const stream = await reached(open(path, 'w'));
    try {
      return await append(stream);
    } finally {
      await stream.close();
    }
  }

  const target = await realpath(path).catch(() => path);
  const part = `${target}.part`;
  // One that lies there already keeps its mode when it is opened, or leads to another file.
  await reached(rm(part, { force: true }));
  const file = await reached(open(part, 'wx', 0o600));
  try {
    await append(file);
    await reached(file.sync());
    await file.close();
    await reached(rename(part, target));
  } catch (error) {
    await file.close();
    await rm(part, { force: true });
    throw error;
  }
}

function isStdout(there: Stats | undefined): boolean {
  try {
    const stdout = fstatSync(1);
    return there?.ino === stdout.ino && there.dev === stdout.dev;
  } catch {
    // The shell has closed it (`>&-`).
    return false;
  }
}

function cannotWrite(path: string, cause: unknown): never {
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new Error(
    `The output cannot be written to ${resolve(path)} (${why}). Name a file in a folder that you can write to, on a disk that has room.`,
    { cause },
  );
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
