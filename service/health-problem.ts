import type { ProblemName } from '../contract/owner-words.ts';

/** Something that the owner must mend while the site still serves. */
export interface HealthProblem {
  problem: ProblemName;
  /** What happened, why, what to do; no personal data. */
  detail: string;
}
