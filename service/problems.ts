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

export type Problems = ReturnType<typeof createProblems>;

/** What needs the owner: told in the log when it begins, in `/readyz` while it lasts. */
export function createProblems(log: Log, now: () => number) {
  const found = new Map<ProblemName, { detail: string; until: number }>();
  const has = (problem: ProblemName) => (found.get(problem)?.until ?? 0) > now();
  return {
    has,
    report(problem: ProblemName, detail: string, forMs = lastsMs): void {
      if (!has(problem)) log.error({ problem }, detail);
      found.set(problem, { detail, until: now() + forMs });
    },
    solve(...problems: readonly ProblemName[]): void {
      for (const problem of problems) found.delete(problem);
    },
    list: (): HealthProblem[] =>
      [...found]
        .filter(([problem]) => has(problem))
        .map(([problem, { detail }]) => ({ problem, detail })),
  };
}
