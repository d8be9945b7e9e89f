/**
 * `npm run upgrade:check`: finds what a newer version would refuse in the site folder and the settings. It
 * checks out the newer version beside this one and builds the site with it.
 */
import './explain-errors.ts';
import { type StdioOptions, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDotEnv } from '../service/env.ts';
import { siteFolder, siteLanguages } from '../src/content/load-site.ts';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { answerHelp } from './answer-help.ts';

answerHelp(`npm run upgrade:check [-- REF] shows what a newer version would refuse in the site folder and the
settings, and what its changelog asks you to do, before anything is changed. The newer version is the one
that your branch tracks, or the tag or branch REF. The exit code is 1 if something would be refused.`);

const { values, positionals } = parseArgs({
  // `--site` is passed to the newer version's own copy of this script.
  options: { site: { type: 'string' } },
  allowPositionals: true,
});

readDotEnv();
if (values.site === undefined) checkUpgrade(positionals[0] ?? '@{upstream}');
else await judge(values.site);

function say(sentence: Remark['sentence'], values: Remark['values'] = {}): string {
  return sayRemark({ sentence, values }, siteLanguages().ownerLanguage);
}

async function judge(folder: string): Promise<void> {
  // This runs below .cache/ of the current version. A copy makes the owner's code import this newer engine.
  const isOwn = relative('../..', folder) === 'site';
  if (isOwn) {
    rmSync('site', { recursive: true, force: true });
    cpSync(folder, 'site', { recursive: true });
  }
  process.env['SITE_FOLDER'] = isOwn ? 'site' : folder;
  await import('./build.ts');
}

function checkUpgrade(ref: string): void {
  const folder = siteFolder();
  git('fetch', '--quiet', '--tags');
  if (spawnSync('git', ['merge-base', '--is-ancestor', ref, 'HEAD']).status === 0) {
    console.log(say('nothingNewer'));
    return;
  }
  const work = `.cache/upgrade-${process.pid}`;
  // Ctrl+C ends only the command that is running, so that the worktree is still removed.
  process.once('SIGINT', () => undefined);
  git('worktree', 'add', '--quiet', '--detach', work, ref);
  try {
    console.log(readChanges(work));
    process.exitCode = installPackages(work);
    if (process.exitCode !== 0) return;
    // The newer version may contain the site, already corrected. It is checked unless the owner's has changed.
    // A new file, or a whole site that is not in git, is no difference for `git diff`.
    const added = ['ls-files', '--others', '--exclude-standard', '--', folder];
    const isAsBefore =
      spawnSync('git', added).stdout.length === 0 &&
      spawnSync('git', ['diff', '--quiet', '--merge-base', ref, '--', folder]).status === 0;
    const site = isAsBefore && existsSync(join(work, folder)) ? folder : resolve(folder);
    const judge = ['build/upgrade-check.ts', '--site', site];
    const stdio: StdioOptions = ['inherit', 'ignore', 'inherit'];
    const env = { ...process.env, SITE_FOLDER: site };
    const { status } = spawnSync(process.execPath, judge, { cwd: work, stdio, env });
    if (status === 0) console.log(say('fitsNewer', { folder }));
    else if (status === 1) console.error(say('correctForNewer'));
    process.exitCode = status ?? 1;
  } finally {
    git('worktree', 'remove', '--force', work);
  }
}

/**
 * Uses this version's packages if the lock files are equal, and installs the newer version's otherwise.
 *
 * @returns the exit code; npm reports its errors itself
 */
function installPackages(work: string): number {
  const lock = 'package-lock.json';
  if (readFileSync(lock).equals(readFileSync(join(work, lock)))) {
    symlinkSync(resolve('node_modules'), join(work, 'node_modules'), 'junction');
    return 0;
  }
  // By the shell, because npm is a script on Windows. Ctrl+C leaves no status.
  const npm = spawnSync('npm ci --ignore-scripts', { cwd: work, shell: true, stdio: 'inherit' });
  return npm.status ?? 130;
}

function readChanges(work: string): string {
  const known = readFileSync('CHANGELOG.md', 'utf8');
  const newer = readFileSync(join(work, 'CHANGELOG.md'), 'utf8');
  const [version = ''] = /^## .+$/m.exec(known) ?? [];
  const changes = newer.slice(newer.indexOf('\n## '), newer.indexOf(`\n${version}`)).trim();
  return changes === '' ? say('noChanges') : changes;
}

/** Runs git, which prints its own errors; if it fails, tells the owner what to try and exits. */
function git(...parameters: readonly string[]): void {
  const { status } = spawnSync('git', parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.error(say('noNewerFound'));
  process.exit(1);
}
