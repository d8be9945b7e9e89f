import { setTimeout as sleep } from 'node:timers/promises';
import { errorFields, errorName, type Log } from '../log.ts';
import type { Channel } from './channel.ts';
import { type Attempt, channelKinds, type Job, type JobQueue } from './job.ts';
import { keepLease } from './keep-lease.ts';
import { leaseSlackMs, leaseStepMs, nextAttemptAt } from './schedule.ts';

/** Attempts that one channel of one process makes at a time. */
const maxConcurrentAttempts = 4;

/** How long an attempt may go on when the process is told to stop; hosts kill after about ten seconds. */
const stopGraceMs = 5000;

/** Pause before the next jobs while visitors are waiting, in milliseconds. */
export const busyBackoffMs = 100;

export interface ChannelWorkerSettings {
  queue: JobQueue;
  channel: Channel;
  log: Log;
  clock: () => number;
  random?: () => number;
  attemptTimeoutMs?: number;
  leaseStepMs?: number;
  stopGraceMs?: number;
  /** Whether visitors are waiting, who come first: a notice may be late by the length of a flood. */
  isBusy?: () => boolean;
}

/** The bounds of a call that must end in time. */
export interface TimedCall {
  /** What is due later, by the worker's clock, waits for the next call. */
  dueBy: number;
  /** When the last attempts may start and must have ended, by `performance.now()`. */
  claimUntil: number;
  endsAt: number;
}

export interface ChannelWorker {
  wake(): void;
  runDue(call?: TimedCall): Promise<number>;
  stop(): Promise<void>;
}

/** Delivers the jobs of one channel, `maxConcurrentAttempts` at a time. */
export function createChannelWorker(settings: ChannelWorkerSettings): ChannelWorker {
  const { queue, channel, log, clock } = settings;
  const random = settings.random ?? Math.random;
  const timeoutMs = settings.attemptTimeoutMs ?? channel.attemptTimeoutMs;
  const stepMs = settings.leaseStepMs ?? leaseStepMs;
  const kinds = channelKinds[channel.name];
  /** By the ids of their jobs. */
  const running = new Map<string, Promise<void>>();
  let filling: Promise<void> | undefined;
  let again = false;
  const stopping = new AbortController();
  let stopped = false;
  let attempts = 0;
  let bounds: TimedCall | undefined;

  /** How long an attempt that starts now may take; whole, for the database keeps no fractions. */
  function attemptMs(): number {
    if (bounds === undefined) return timeoutMs;
    return Math.max(0, Math.min(timeoutMs, Math.round(bounds.endsAt - performance.now())));
  }

  /** Claims only what can start at once: a job that waits in a process waits for its lease too. */
  async function fill(): Promise<void> {
    do {
      again = false;
      const free = maxConcurrentAttempts - running.size;
      if (free === 0) return;
      if (settings.isBusy?.()) await sleep(busyBackoffMs);
      if (stopped || (bounds && performance.now() >= bounds.claimUntil)) return;
      const now = clock();
      const dueBy = bounds?.dueBy ?? now;
      // A lease counts from the time that the claim names.
      const leaseMs = now - dueBy + Math.min(attemptMs(), stepMs) + leaseSlackMs;
      const request = { kinds, limit: free, leaseMs, except: [...running.keys()] };
      for (const job of await queue.claim(request, dueBy)) run(job);
    } while (again);
  }

  function wake(): void {
    if (stopped) return;
    if (filling !== undefined) {
      again = true;
      return;
    }
    filling = fill()
      .catch((error: unknown) => {
        log.error({ channel: channel.name, ...errorFields(error) }, 'no jobs could be claimed');
      })
      .finally(() => {
        filling = undefined;
        if (again) wake();
      });
  }

  function run(job: Job): void {
    const done = work(job)
      .catch((error: unknown) => {
        // The lease runs out and the job is tried again: at worst something arrives twice.
        log.error({ job: job.id, ...errorFields(error) }, 'an outcome could not be kept');
      })
      .finally(() => {
        running.delete(job.id);
        wake();
      });
    running.set(job.id, done);
  }

  async function work(job: Job): Promise<void> {
    attempts += 1;
    const attempt = await tryOnce(job);
    const now = clock();
    const fields = { job: job.id, kind: job.kind, attempt: job.attempt, detail: attempt.detail };
    if (attempt.outcome === 'delivered') {
      await queue.delivered(job, attempt.detail, now);
      log.info(fields, 'delivered');
      return;
    }
    if (attempt.outcome === 'unneeded') {
      await queue.unneeded(job, attempt.detail, now);
      log.info(fields, 'not sent');
      return;
    }
    if (attempt.outcome === 'undeliverable') {
      await queue.undeliverable(job, attempt.reason, attempt.detail, now);
      log.warn({ ...fields, reason: attempt.reason }, 'undeliverable, will not be tried again');
      return;
    }
    if (attempt.outcome === 'refused') {
      if (attempt.disableChannel) await queue.disable(channel.name, attempt.detail, now);
      await queue.bury(job, attempt.detail, now);
      log.error(fields, 'refused for good, see `npm run leads -- deliveries`');
      return;
    }
    const nextAt = nextAttemptAt(job.attempt, now, random);
    if (nextAt === undefined) {
      await queue.bury(job, attempt.detail, now);
      log.error(fields, 'given up after the last attempt, see `npm run leads -- deliveries`');
      return;
    }
    await queue.retry(job, attempt.detail, nextAt, now);
    log.warn({ ...fields, nextAt: new Date(nextAt).toISOString() }, 'failed, will be tried again');
  }

  /** One attempt that ends in time whatever the channel does. */
  async function tryOnce(job: Job): Promise<Attempt> {
    const timeout = new AbortController();
    const gaveUp = Promise.withResolvers<Attempt>();
    const giveUp = (detail: string) => {
      timeout.abort();
      gaveUp.resolve({ outcome: 'failed', detail });
    };
    const limitMs = attemptMs();
    const limit = `${Number((limitMs / 1000).toFixed(1))} s`;
    const timer = setTimeout(() => giveUp(`no answer within ${limit}`), limitMs);
    const onStop = () => giveUp('the server was stopped meanwhile');
    stopping.signal.addEventListener('abort', onStop);
    // The claim may have taken longer than the grace.
    if (stopping.signal.aborted) onStop();
    const lease = keepLease(job, { ...settings, stepMs });
    try {
      const off = (await queue.disabled()).find((other) => other.channel === channel.name);
      if (off !== undefined) return { outcome: 'refused', detail: `channel off: ${off.detail}` };
      if (timeout.signal.aborted) return await gaveUp.promise;
      return await Promise.race([channel.attempt(job, timeout.signal), gaveUp.promise]);
    } catch (error) {
      return { outcome: 'failed', detail: `unforeseen: ${errorName(error)}` };
    } finally {
      clearTimeout(timer);
      stopping.signal.removeEventListener('abort', onStop);
      await lease.end();
    }
  }

  async function idle(): Promise<void> {
    while (filling !== undefined || running.size > 0) {
      await filling;
      await Promise.all(running.values());
    }
  }

  return {
    wake,
    async runDue(call) {
      const before = attempts;
      bounds = call;
      wake();
      await idle();
      bounds = undefined;
      return attempts - before;
    },
    async stop() {
      stopped = true;
      const timer = setTimeout(() => stopping.abort(), settings.stopGraceMs ?? stopGraceMs);
      await idle();
      clearTimeout(timer);
    },
  };
}
