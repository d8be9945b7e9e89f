import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('an owner learns before the upgrade what a newer version would refuse', () => {
  const place = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const git = (folder: string, ...parameters: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...parameters], { stdio: 'ignore' });
  const upstream = join(place, 'upstream');
  const own = join(place, 'own');
  // What is committed, so that the schemas change in upstream alone.
  git('.', 'clone', '--quiet', '--shared', '.', upstream);
  git(upstream, 'checkout', '-B', 'main');
  git('.', 'clone', '--quiet', '--shared', upstream, own);
  symlinkSync(resolve('node_modules'), join(own, 'node_modules'));

  const change = (file: string, from: string, to: string) => {
    const path = join(upstream, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  change('src/content/facts.ts', 'legalName: text,', 'legalName: text,\n  foundingYear: text,');
  change('CHANGELOG.md', '\n## ', '\n## 99.0.0\n\nFacts name the founding year.\n\n## ');
  git(upstream, '-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '-qam', 'Ask more');

  const check = (...parameters: readonly string[]) =>
    spawnSync(process.execPath, ['build/upgrade-check.ts', ...parameters], {
      cwd: own,
      encoding: 'utf8',
    });
  const { status, stdout, stderr } = check();
  expect(stdout).toContain('Facts name the founding year.');
  expect(stderr).toMatch(/site\.yaml: foundingYear/);
  expect(status).toBe(1);
  expect(
    execFileSync('git', ['-C', own, 'status', '--porcelain'], { encoding: 'utf8' }),
    'nothing was changed',
  ).not.toContain(' M ');
  expect(check('HEAD')).toMatchObject({ status: 0, stdout: expect.stringContaining('✓') });
  const unknown = check('v9.9.9');
  expect(unknown).toMatchObject({ status: 1, stdout: '' });
  expect(unknown.stderr).toContain('npm run upgrade:check -- v1.1.0');
  expect(unknown.stderr).not.toMatch(/\n\s+at /);
});
