import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePrivateFolder } from './private-folder.ts';

test('a folder is made with those above it, for its owner alone, and once is enough', () => {
  const above = mkdtempSync(join(tmpdir(), 'private-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const path = join(above, 'data', 'outbox');
  makePrivateFolder(path);
  makePrivateFolder(path);
  for (const folder of [path, join(above, 'data')]) {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }
});

test.runIf(existsSync('/proc/self'))(
  'where no folder can ever be made, the start ends with a sentence that says so',
  () => {
    const { status, stderr } = spawnSync(process.execPath, ['service/main.ts'], {
      env: { PATH: process.env['PATH'], DATA_DIR: '/proc/x', PORT: '0' },
      encoding: 'utf8',
      timeout: 20_000,
      // It would hear no other.
      killSignal: 'SIGKILL',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/\/proc\/x\/leads\.sqlite.*DATA_DIR/);
    expect(stderr).not.toMatch(/\n\s+at /);
  },
);
