import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (option: string) =>
  spawnSync(process.execPath, ['build/check-launch.ts', option], { encoding: 'utf8' });

test('an option that does not exist gives the usage and exit code 2, and no stack', () => {
  const { status, stdout, stderr } = run('--nope');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/--nope[\s\S]*Usage: npm run check:launch/);
  expect(stderr).not.toContain('    at ');
});

test('--help gives the usage', () => {
  const { status, stdout } = run('--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('--maintenance-elsewhere')]);
});
