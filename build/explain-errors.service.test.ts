import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { copyDemo } from '../src/content/testing/copy-demo.ts';

const run = (command: string, parameters: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [command, ...parameters], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test.each(['build/build.ts', 'build/check-launch.ts'])(
  '%s says where the site folder is wrong, and not where in the code',
  (command) => {
    const folder = copyDemo({ 'words/en/hero.yaml': (text) => `${text}\nname: [` });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { status, stderr } = run(command, [], { SITE_FOLDER: folder });
    expect(status).toBe(1);
    expect(stderr).toContain('words/en/hero.yaml is not YAML');
    expect(stderr).not.toMatch(/\n\s+at |Node\.js v/);
  },
);

test.each([
  'build/new-site.ts',
  'build/check-launch.ts',
  'build/upgrade-check.ts',
  'artwork/import.ts',
])('%s says how it is called', (command) => {
  const { status, stdout } = run(command, ['--help'], {});
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run ')]);
});

test('a mistyped option is named, and no code', () => {
  const { status, stderr } = run('build/check-launch.ts', ['--sned'], {});
  expect([status, stderr.split('\n').length]).toEqual([1, 2]);
  expect(stderr).toContain('--sned');
});
