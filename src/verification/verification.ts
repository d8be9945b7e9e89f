/** No token can be had: the verification service did not load or did not answer. */
export class VerificationUnavailable extends Error {}

/**
 * Gives a token for one submission. What it needs was started when this was made, so that it is there by
 * then; a failure shows when a token is asked for.
 *
 * @throws VerificationUnavailable
 */
export type GetToken = () => Promise<string>;
