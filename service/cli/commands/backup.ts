import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { openInboxStore } from '../../../inbox/server/inbox-store.ts';
import {
  isSecret,
  nameArchive,
  openArchive,
  restoreArchive,
} from '../../delivery/archive/archive.ts';
import { restoreSqlite } from '../../storage/backup.ts';
import { migrateStore, restorePostgres } from '../../storage/open-store.ts';
import { explainFile } from '../../storage/store-errors.ts';
import { UsageError } from '../arguments.ts';
import { type Command, type CommandInput, Failure } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  parameters: 'FILE',
  examples: ['backup backups/2026-03-15.sqlite'],
  async run({ store, args, terminal, say, env, location }) {
    // npm runs this in the project's folder, so the absolute path is shown.
    const path = resolve(args.positionals[0] ?? '');
    if (env.store.engine === 'sqlite') await mkdir(dirname(path), { recursive: true });
    await store.backup(path);
    await terminal.out(`${say('backedUp', { what: path, where: location })}\n`);
  },
};

export const restore: Command = {
  name: 'restore',
  parameters: '[FILE]',
  options: { archive: true },
  examples: ['restore data/backups/2026-03-15.sqlite', 'restore --archive'],
  async runWithoutStore(input) {
    const [file] = input.args.positionals;
    const isArchive = input.args.flag('archive');
    if ((file === undefined) !== isArchive) throw new UsageError(input.say('fromWhere'));
    await (file === undefined ? fromArchive(input) : fromBackup(input, resolve(file)));
  },
};

async function fromBackup(input: CommandInput, path: string): Promise<void> {
  const { terminal, say, env, location, now } = input;
  const done = `${say('restored', { where: location, what: path })}\n`;
  if (env.store.engine === 'postgres') {
    await bringUpToDate(input);
    await restorePostgres(path, env.store);
    await terminal.out(done);
  } else {
    const target = env.store.location;
    const replaced = await restoreSqlite(path, target).catch((error: unknown) => {
      throw explainFile(target, error);
    });
    await terminal.out(done);
    if (replaced) await terminal.out(`${say('replaced', { where: resolve(replaced) })}\n`);
    await bringUpToDate(input);
  }
  await using store = await openInboxStore(env.store);
  // The letters may have been sent since the backup; nobody may get one twice.
  await store.inbox.letters.pauseAll(now);
  const { waiting } = await store.jobs.health(now);
  terminal.err(`${say('afterRestore', { n: waiting })}\n`);
}

async function fromArchive(input: CommandInput): Promise<void> {
  const { terminal, say, env, now } = input;
  if (!env.archive || !isSecret(env.archive.key)) throw new UsageError(say('noArchive'));
  await bringUpToDate(input);
  await using store = await openInboxStore(env.store);
  const counts = await restoreArchive(openArchive(env.archive), store.records, now);
  // If another archive is configured later, everything is queued for it.
  await store.settings.set('archive', await nameArchive(env.archive));
  await terminal.out(`${say('restoredArchive', { ...counts })}\n`);
  if (counts.unreadable > 0) throw new Failure(say('unreadable', { n: counts.unreadable }));
}

export const migrate: Command = {
  name: 'migrate',
  runWithoutStore: bringUpToDate,
};

async function bringUpToDate({ terminal, say, env, location, now }: CommandInput): Promise<void> {
  const { changes, backup: copy } = await migrateStore(env.store, now);
  const what = changes.join(', ');
  await terminal.out(
    `${what ? say('migrated', { where: location, what }) : say('upToDate', { where: location })}\n`,
  );
  if (copy) await terminal.out(`${say('migrationBackup', { where: resolve(copy) })}\n`);
}
