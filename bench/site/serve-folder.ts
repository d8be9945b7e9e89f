import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../service/testing/free-port.ts';

const startDeadlineMs = 20_000;

export interface ServedFolder extends AsyncDisposable {
  origin: string;
}

/**
 * Starts the built server, lead service and all, on the `dist/` of a folder, in its own process;
 * `program` is another server than this one's, to measure a site with its own.
 */
export async function serveFolder(
  folder: string,
  program = join(process.cwd(), 'dist/service/main.js'),
): Promise<ServedFolder> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      IP_LOOKUP_URL: '/api/ip',
      RATE_LIMIT_PER_ADDRESS: '0',
      RATE_LIMIT_TOTAL: '0',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const deadline = Date.now() + startDeadlineMs;
  for (;;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The site to be measured did not start. ${said}`);
    }
    await sleep(50);
  }
  return { origin, [Symbol.asyncDispose]: () => ended(child) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
