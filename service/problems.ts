import type { ProblemName } from '../src/content/owner-words.ts';
import english from '../src/words/en/mails.json' with { type: 'json' };
import type { Log } from './log.ts';

/** Something that the owner must mend while the site still serves. */
export interface HealthProblem {
  problem: ProblemName;
  /** What happened, why, what to do: in English, without personal data. */
  detail: string;
}

/** A problem that did not come back for so long counts as solved, in milliseconds. */
const lastsMs = 60 * 60 * 1000;

interface Reported {
  /** What nobody but the code that found it knows; no personal data. */
  why?: string;
  /** How long it lasts unless it is solved, in milliseconds. */
  forMs?: number;
}

export type Problems = ReturnType<typeof createProblems>;

/** What needs the owner: told in the log when it begins, by mail and in `/readyz` while it lasts. */
export function createProblems(log: Log, now: () => number) {
  const found = new Map<ProblemName, { detail: string; until: number }>();
  const has = (problem: ProblemName) => (found.get(problem)?.until ?? 0) > now();
  return {
    has,
    /** Says what the mail about it does. */
    report(problem: ProblemName, { why, forMs = lastsMs }: Reported = {}): void {
      const { text } = english.alert.problems[problem];
      const detail = why ? `${text} (${why})` : text;
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
