import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testServerFolder } from '../build-server.ts';

/** Timeout for a server's first response after its start, in milliseconds. */
const startTimeoutMs = 30_000;
const betweenProbesMs = 50;

/** The real server as a process that can be killed and restarted on the same port. */
export class ServerProcess {
  readonly port: number;
  readonly #variables: Record<string, string>;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  /**
   * `folder` contains the `dist/` to run: a project after `npm run build`, with its pages, or by default
   * the server that `build-server.ts` built for this run.
   */
  constructor(port: number, variables: Record<string, string>, folder = testServerFolder) {
    this.port = port;
    this.#variables = variables;
    this.#folder = resolve(folder);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Resolves to its output once it is ready to serve pages and leads. With `output`, a file descriptor
   * for what it writes, it is ready once `/healthz` responds.
   */
  async start(output?: number): Promise<string> {
    const child = spawn(process.execPath, ['dist/service/main.js'], {
      cwd: this.#folder,
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'fatal',
        RATE_LIMIT_PER_ADDRESS: '0',
        RATE_LIMIT_TOTAL: '0',
        PORT: String(this.port),
        ...this.#variables,
      },
      stdio: ['ignore', output ?? 'pipe', output ?? 'pipe'],
    });
    this.#child = child;
    let said = '';
    const started = new Promise<boolean>((resolve) => {
      setTimeout(resolve, startTimeoutMs, false).unref();
      child.once('exit', () => resolve(false));
      if (output !== undefined) void this.#answers(child).then(resolve);
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes('leads.js list')) setImmediate(resolve, true);
        });
      }
    });
    if (!(await started)) throw new Error(`The server did not start. ${said}`);
    return said;
  }

  async #answers(child: ChildProcess): Promise<boolean> {
    while (child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => undefined);
      if (answer?.ok) return true;
      await sleep(betweenProbesMs);
    }
    return false;
  }

  /** Ends the process at once (SIGKILL) or gracefully (SIGTERM); resolves to its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      return child?.exitCode ?? null;
    }
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}
