/** No token can be had: the verification service did not load or did not answer. */
export class VerificationUnavailable extends Error {}

export interface Verification {
  /**
   * A token for one submission.
   *
   * @throws VerificationUnavailable
   */
  token: () => Promise<string>;
}
