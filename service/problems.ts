import type { Words } from '../src/content/words.ts';
import english from '../src/words/en/mails.json' with { type: 'json' };
import type { Log } from './log.ts';

/** Every problem that `/readyz` counts and that is reported to the owner. */
export type ProblemName = keyof Words['mails']['alert']['problems'];

/** How long a problem lasts by default unless it is reported again, in milliseconds. */
const defaultMs = 60 * 60 * 1000;

interface Reported {
  /** The reason, for the log; no personal data. */
  why?: string;
  /** How long the problem lasts unless it is solved, in milliseconds. */
  forMs?: number;
}

export type Problems = ReturnType<typeof createProblems>;

/** Problems for the owner while the site works: logged once, then in mails and `/readyz` while they last. */
export function createProblems(log: Log, now: () => number) {
  const lasting = new Map<ProblemName, number>();
  const has = (problem: ProblemName) => (lasting.get(problem) ?? 0) > now();
  return {
    has,
    /** Logs the same text as the mail. */
    report(problem: ProblemName, { why, forMs = defaultMs }: Reported = {}): void {
      if (!has(problem)) log.error({ problem, why }, english.alert.problems[problem].text);
      lasting.set(problem, now() + forMs);
    },
    solve(...problems: readonly ProblemName[]): void {
      for (const problem of problems) lasting.delete(problem);
    },
    list: () => [...lasting.keys()].filter(has).map((problem) => ({ problem })),
  };
}
