import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The site before the change that is measured, as a commit. */
export interface Before {
  commit: string;
  subject: string;
}

/** The site of an earlier commit, built in a folder of its own, which goes with it. */
export interface BuiltBefore extends Before, AsyncDisposable {
  folder: string;
}

/**
 * Builds the site of that commit; without one, of the last commit if the working copy has changes, of
 * the one before it if it has none. Undefined where there is no such commit, as in a shallow clone, or
 * where it cannot be built with the packages of today.
 */
export async function buildBefore(commit?: string): Promise<BuiltBefore | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-before-'));
  const built = {
    folder,
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
      // Where there is no repository there is nothing to prune either.
      await git('worktree', 'prune').catch(() => undefined);
    },
  };
  try {
    const changes = await git('status', '--porcelain');
    const found = await git('log', '-1', '--format=%h %s', commit ?? (changes ? 'HEAD' : 'HEAD~1'));
    const [, hash = '', subject = ''] = /^(\S+) (.*)$/.exec(found) ?? [];
    await git('worktree', 'add', '--force', '--detach', folder, hash);
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    await run(process.execPath, ['build/build.ts'], { cwd: folder });
    return { ...built, commit: hash, subject };
  } catch (error) {
    await built[Symbol.asyncDispose]();
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.error(`Measuring without the site before the change: ${reason}`);
    return undefined;
  }
}

async function git(...words: string[]): Promise<string> {
  return (await run('git', words)).stdout.trim();
}
