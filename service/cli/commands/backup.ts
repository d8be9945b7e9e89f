import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Command, exitCodes, UsageError } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  parameters: 'FILE',
  options: {},
  examples: ['backup backups/7.sqlite'],
  async run({ store, args, terminal, say, env, location }) {
    // npm runs this in the project's folder, wherever it was called.
    const path = resolve(args.positionals[0] ?? '');
    if (env.store.engine === 'sqlite') {
      if (await isLive(path, env.store.location)) {
        throw new UsageError(say('isLive', { where: path }));
      }
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    }
    await store.backup(path);
    await terminal.out(`${say('backedUp', { what: path, where: location })}\n`);
    return exitCodes.done;
  },
};

/** Whether a path leads to one of the files that SQLite writes at this moment, by any name. */
async function isLive(path: string, storeFile: string): Promise<boolean> {
  const fileAt = (name: string) => stat(name, { bigint: true }).catch(() => undefined);
  const target = await fileAt(path);
  const live = await Promise.all(['', '-wal', '-shm'].map((end) => fileAt(storeFile + end)));
  return live.some((file) => target && file?.ino === target.ino && file.dev === target.dev);
}
