import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';

test('the service answers while Node watches its files, as `npm run dev` has it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trinta-watch-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['--watch', 'service/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    stdio: 'ignore',
  });
  const answer = () => fetch(`http://127.0.0.1:${port}/api/form`).catch(() => undefined);
  try {
    await expect.poll(async () => (await answer())?.status, { timeout: 15_000 }).toBe(200);
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
});
