import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** How long a server may take to answer after its start, in milliseconds. */
const startTimeoutMs = 30_000;

export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });
}

/** The real server in a process of its own, to be killed and started again on one port. */
export class ServerProcess {
  readonly port: number;
  readonly #variables: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(port: number, variables: Record<string, string>) {
    this.port = port;
    this.#variables = variables;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [mainFile], {
      // A folder without built pages: what is tested here are leads.
      cwd: tmpdir(),
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'fatal',
        RATE_LIMIT_PER_ADDRESS: '0',
        RATE_LIMIT_TOTAL: '0',
        PORT: String(this.port),
        ...this.#variables,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const deadline = Date.now() + startTimeoutMs;
    while (child.exitCode === null && Date.now() < deadline) {
      const up = await fetch(`http://127.0.0.1:${this.port}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (up) return;
      await sleep(20);
    }
    throw new Error(`The server did not start. ${said}`);
  }

  /** Ends the process at once (SIGKILL) or in its own way (SIGTERM); resolves when it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
