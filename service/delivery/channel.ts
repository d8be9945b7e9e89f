import type { Attempt, ChannelName, Job, JobKind } from './job.ts';

/** How deliveries leave the service: mail or webhook. */
export interface Channel {
  name: ChannelName;
  /** The jobs that it takes; others wait. */
  kinds: readonly JobKind[];
  /** An attempt that takes longer is given up; in milliseconds. */
  attemptTimeoutMs: number;
  /**
   * One attempt at one job. When `signal` aborts, the attempt is given up and its sockets closed.
   * Throws only for what the channel did not foresee; the worker counts that as a failure.
   */
  attempt(job: Job, signal: AbortSignal): Promise<Attempt>;
}
