/** The verification service did not load, so no token can be had. */
export class VerificationUnavailable extends Error {}

export interface Verification {
  /**
   * A token for one submission.
   *
   * @throws VerificationUnavailable
   */
  token: () => Promise<string>;
}
