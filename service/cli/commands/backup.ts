import type { BigIntStats } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Command, exitCodes, UsageError } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copies the SQLite store into a file while the site runs',
  parameters: 'FILE',
  options: {},
  examples: ['backup backups/7.sqlite'],
  async run({ context, args, terminal }) {
    const [path, ...others] = args.positionals;
    if (path === undefined || others.length > 0) {
      throw new UsageError('Say where to: backup FILE');
    }
    // npm runs this in the project's folder, wherever it was called.
    const shown = resolve(path);
    const { storeFile } = context;
    if (storeFile !== undefined) {
      if (await isLive(path, storeFile)) {
        throw new UsageError(`${shown} is the live store itself: choose another file.`);
      }
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    }
    await context.backup(path);
    await terminal.out(`${shown} holds a complete copy of ${context.location}\n`);
    return exitCodes.done;
  },
};

/** Whether a path leads to one of the files that SQLite writes at this moment, by any name. */
async function isLive(path: string, storeFile: string): Promise<boolean> {
  const target = await fileAt(path);
  if (target === undefined) return false;
  for (const suffix of ['', '-wal', '-shm']) {
    const live = await fileAt(storeFile + suffix);
    if (live?.ino === target.ino && live.dev === target.dev) return true;
  }
  return false;
}

/** Undefined where there is none; whatever else is wrong, the backup itself says better. */
function fileAt(path: string): Promise<BigIntStats | undefined> {
  return stat(path, { bigint: true }).catch(() => undefined);
}
