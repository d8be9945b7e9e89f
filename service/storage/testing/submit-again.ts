import type { Submission, SubmissionResult } from '../../leads/submission.ts';
import type { Store } from '../open-store.ts';

/** What pg's pool says where no connection was free, or a new one there, in time: nothing was begun. */
const unreached = /timeout exceeded when trying to connect|due to connection timeout/;

/**
 * Submits a lead as a visitor's form does: again where the database was too slow to be reached, which a busy
 * machine's is for many at once. Any other error is thrown.
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
