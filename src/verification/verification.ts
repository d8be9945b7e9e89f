/** No token can be had: the verification service did not load or did not answer. */
export class VerificationUnavailable extends Error {}

export interface Verification {
  /** Starts what a token needs, so that it is there by then; a failure shows when a token is asked for. */
  start(): void;
  /**
   * A token for one submission.
   *
   * @throws VerificationUnavailable
   */
  token(): Promise<string>;
}
