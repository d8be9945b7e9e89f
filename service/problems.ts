import type { Words } from '../src/content/words.ts';
import english from '../src/words/en/mails.json' with { type: 'json' };
import type { Log } from './log.ts';

/** Every problem that `/readyz` counts and the owner is told about. */
export type ProblemName = keyof Words['mails']['alert']['problems'];

/** A problem that did not come back for so long counts as solved, in milliseconds. */
const lastsMs = 60 * 60 * 1000;

interface Reported {
  /** What nobody but the code that found it knows; no personal data. */
  why?: string;
  /** How long it lasts unless it is solved, in milliseconds. */
  forMs?: number;
}

export type Problems = ReturnType<typeof createProblems>;

/** What the owner must mend while the site still serves: told in the log when it begins, by mail and in `/readyz` while it lasts. */
export function createProblems(log: Log, now: () => number) {
  const lasting = new Map<ProblemName, number>();
  const has = (problem: ProblemName) => (lasting.get(problem) ?? 0) > now();
  return {
    has,
    /** Says in the log what the mail about it does. */
    report(problem: ProblemName, { why, forMs = lastsMs }: Reported = {}): void {
      if (!has(problem)) log.error({ problem, why }, english.alert.problems[problem].text);
      lasting.set(problem, now() + forMs);
    },
    solve(...problems: readonly ProblemName[]): void {
      for (const problem of problems) lasting.delete(problem);
    },
    list: () => [...lasting.keys()].filter(has).map((problem) => ({ problem })),
  };
}
