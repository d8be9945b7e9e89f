import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sayRemark } from '../src/content/remark.ts';
import { copyDemo } from '../src/content/testing/copy-demo.ts';

const git = (folder: string, ...parameters: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...parameters], { stdio: 'ignore' });

function change(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function commit(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '-qm', 'Change it');
}

/** Copies the demo without its cases' own code, which imports its drawings. Returns the folder. */
function addSite(folder: string): string {
  const demo = copyDemo();
  onTestFinished(() => rmSync(demo, { recursive: true }));
  const site = join(folder, 'site');
  cpSync(demo, site, { recursive: true, filter: (file) => !/detail\.\w+$/.test(file) });
  return site;
}

/** Creates two clones: upstream, which `prepare` may change first, and the owner's clone of it. */
function clone(prepare: (upstream: string) => void = () => {}) {
  const place = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const upstream = join(place, 'upstream');
  const own = join(place, 'own');
  // Clones the commit without local changes, so that the schemas change in upstream only.
  git('.', 'clone', '--quiet', '--shared', '.', upstream);
  git(upstream, 'checkout', '-B', 'main');
  prepare(upstream);
  git('.', 'clone', '--quiet', '--shared', upstream, own);
  symlinkSync(resolve('node_modules'), join(own, 'node_modules'));
  const check = (ref: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, ['build/upgrade-check.ts', ...ref], {
      cwd: own,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  return { upstream, own, check };
}

/** A change of the newer version after which each site needs another fact. */
const askForYear = [
  'src/content/facts.ts',
  'legalName: text,',
  'legalName: text,\n  foundingYear: text,',
] as const;

test('before an upgrade, the check reports what the newer version would reject', () => {
  const { upstream, own, check } = clone();
  change(upstream, ...askForYear);
  change(upstream, 'CHANGELOG.md', '\n## ', '\n## 99.0.0\n\nFacts name the founding year.\n\n## ');
  commit(upstream);

  const { status, stdout, stderr } = check();
  expect(stdout).toContain('Facts name the founding year.');
  expect(stderr).toMatch(/site\.yaml: .*foundingYear/);
  expect(status).toBe(1);
  expect(
    execFileSync('git', ['-C', own, 'status', '--porcelain'], { encoding: 'utf8' }),
    'nothing was changed',
  ).not.toContain(' M ');
  const unknown = check(['v9.9.9']);
  expect(unknown).toMatchObject({ status: 1, stdout: '' });
  expect(unknown.stderr).toContain('npm run upgrade:check -- v1.1.0');
  expect(unknown.stderr).not.toMatch(/\n\s+at /);
});

test('a site in the owner’s repository is checked with the corrections that it has there', () => {
  const { upstream, own, check } = clone((folder) => {
    addSite(folder);
    commit(folder);
  });
  change(upstream, ...askForYear);
  change(upstream, 'site/site.yaml', '\nlegalName:', '\nfoundingYear: "2001"\nlegalName:');
  commit(upstream);
  const { status, stderr } = check([], { SITE_FOLDER: 'site' });
  expect(stderr).not.toContain('foundingYear');
  expect(status).toBe(0);
  // A site with changes that are not there yet is checked as it is.
  const expectOwn = () =>
    expect(check([], { SITE_FOLDER: 'site' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('foundingYear'),
    });
  writeFileSync(join(own, 'site/new.css'), '');
  expectOwn();
  rmSync(join(own, 'site/new.css'));
  change(own, 'site/site.yaml', '\nlegalName:', '\n# Ours\nlegalName:');
  expectOwn();
}, 90_000);

test('if the newer version’s packages cannot be installed, only npm’s own error is printed', () => {
  const { upstream, own, check } = clone();
  // No JSON: about an empty object, npm would ask its registry first.
  writeFileSync(join(upstream, 'package-lock.json'), 'none');
  commit(upstream);
  const { status, stderr } = check();
  expect(status).toBeGreaterThan(0);
  expect(stderr).toContain('npm');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(globSync('{.cache,.git/worktrees}/*', { cwd: own })).toEqual([]);
});

test('without a newer version, nothing is checked', () => {
  const { stdout, status } = clone().check();
  const said = sayRemark({ sentence: 'nothingNewer' }, 'pt-BR');
  expect([status, stdout]).toEqual([0, `${said}\n`]);
});

test('a case’s code is checked against the newer version’s modules', () => {
  const { upstream, own, check } = clone((folder) => {
    writeFileSync(join(folder, 'src/lost.ts'), "export const lost = 'so far';");
    commit(folder);
  });
  const site = addSite(own);
  const detail =
    "import { lost } from '../../../src/lost.ts';\nexport default () => <p>{lost}</p>;";
  writeFileSync(join(site, 'cases/ecommerce/detail.tsx'), detail);
  const env = { SITE_FOLDER: 'site' };

  writeFileSync(join(upstream, 'src/more.ts'), '');
  commit(upstream);
  expect(check([], env)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/✓ site\//),
  });

  rmSync(join(upstream, 'src/lost.ts'));
  commit(upstream);
  expect(check([], env)).toMatchObject({ status: 1, stderr: expect.stringContaining('lost.ts') });
}, 90_000);

test.each([
  ['build/build.ts', '.cache/build-*/site'],
  ['build/upgrade-check.ts', '.cache/upgrade-*/.cache/build-*/site'],
])(
  'Ctrl+C at %s leaves nothing half done',
  async (command, halfDone) => {
    const { upstream, own } = clone();
    writeFileSync(join(upstream, 'src/more.ts'), '');
    commit(upstream);
    // In a group of its own, all of which gets the signal, as from a terminal.
    const running = spawn(process.execPath, [command], {
      cwd: own,
      detached: true,
      stdio: 'ignore',
    });
    await expect.poll(() => globSync(halfDone, { cwd: own }), { timeout: 60_000 }).toHaveLength(1);
    process.kill(-Number(running.pid), 'SIGINT');
    expect(await once(running, 'exit')).toEqual([130, null]);
    expect(globSync('{.cache,.git/worktrees}/*', { cwd: own })).toEqual([]);
  },
  90_000,
);
