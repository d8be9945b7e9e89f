/** Something that the owner must mend while the site still serves. */
export interface HealthProblem {
  /** Machine-readable name, such as `verification-misconfigured`. */
  problem: string;
  /** What happened, why, what to do; no personal data. */
  detail: string;
}
