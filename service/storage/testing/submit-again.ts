import type { Submission, SubmissionResult } from '../../leads/submission.ts';
import type { Store } from '../open-store.ts';

/** What pg's pool says if no connection was free or opened in time: nothing was begun. */
const unreached = /timeout exceeded when trying to connect|due to connection timeout/;

/**
 * Submits a lead, and retries as a visitor's form does if the database could not be reached in time, which
 * happens on a busy machine with many at once. Throws any other error.
 */
export async function submitAgain(
  store: Store,
  submission: Submission,
  now: number,
): Promise<SubmissionResult> {
  for (;;) {
    try {
      return await store.leads.submit(submission, now);
    } catch (error) {
      if (!(error instanceof Error && unreached.test(error.message))) throw error;
    }
  }
}
