import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Path of a program from a Debian package; `.ci/run` installs them.
 *
 * @throws Error with one line that says how to install it.
 */
export function packagedProgram(path: string, ...packages: readonly string[]): string {
  if (existsSync(path)) return path;
  throw new Error(`No ${path} found (Debian: apt-get install ${packages.join(' ')}).`);
}

/** A running program and its output. */
export class RunningProgram implements AsyncDisposable {
  said = '';
  readonly #process: ChildProcess;

  constructor(path: string, parameters: readonly string[], env: Record<string, string> = {}) {
    this.#process = spawn(path, parameters, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
    }
  }

  /** Resolves to the pattern's first match in the program's output. */
  async says(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.said)?.[1];
      if (found) return found;
      if (this.#process.exitCode !== null) throw new Error(`It ended at its start: ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return new Promise((resolve) => {
      if (this.#process.exitCode !== null) return resolve();
      this.#process.once('exit', () => resolve());
      this.#process.kill('SIGTERM');
    });
  }
}
