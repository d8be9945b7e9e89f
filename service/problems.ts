import type { ProblemName } from '../contract/owner-words.ts';
import type { Log } from './log.ts';

/** Something that the owner must mend while the site still serves. */
export interface HealthProblem {
  problem: ProblemName;
  /** What happened, why, what to do; no personal data. */
  detail: string;
}

/** A problem that did not come back for so long counts as solved, in milliseconds. */
const lastsMs = 60 * 60 * 1000;

/** What needs the owner: told in the log when it begins, in `/readyz` while it lasts. */
export class Problems {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #found = new Map<ProblemName, { detail: string; until: number }>();

  constructor(log: Log, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  report(problem: ProblemName, detail: string, forMs = lastsMs): void {
    if (!this.has(problem)) this.#log.error({ problem }, detail);
    this.#found.set(problem, { detail, until: this.#now() + forMs });
  }

  solve(...problems: readonly ProblemName[]): void {
    for (const problem of problems) this.#found.delete(problem);
  }

  has(problem: ProblemName): boolean {
    return (this.#found.get(problem)?.until ?? 0) > this.#now();
  }

  list(): HealthProblem[] {
    return [...this.#found]
      .filter(([problem]) => this.has(problem))
      .map(([problem, { detail }]) => ({ problem, detail }));
  }
}
