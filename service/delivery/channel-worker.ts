import { setTimeout as sleep } from 'node:timers/promises';
import { errorFields, errorName, type Log } from '../log.ts';
import type { Channel } from './channel.ts';
import type { Attempt, Job, JobQueue } from './job.ts';
import { leaseSlackMs, leaseStepMs, nextAttemptAt } from './schedule.ts';

/** Attempts that one channel of one process makes at a time. */
const maxConcurrentAttempts = 4;

/** How long an attempt may go on after a stop, in milliseconds; hosts kill after about ten seconds. */
const stopGraceMs = 5000;

/** Pause before the next jobs while visitors are waiting, in milliseconds. */
export const busyBackoffMs = 100;

export interface ChannelWorkerSettings {
  queue: JobQueue;
  channel: Channel;
  log: Log;
  clock: () => number;
  random?: () => number;
  /** An attempt that takes longer is given up; each channel knows its own limit. */
  attemptTimeoutMs?: number;
  /** See `leaseStepMs` of schedule.ts. */
  leaseStepMs?: number;
  /** How long a stop waits for running attempts before it gives them up. */
  stopGraceMs?: number;
  /** Whether visitors are waiting, who come first: during a flood, deliveries may be late. */
  isBusy?: () => boolean;
}

/** Delivers the jobs of one channel, a few at a time. */
export class ChannelWorker {
  readonly #settings: ChannelWorkerSettings;
  readonly #stepMs: number;
  /** Attempts under way, by the ids of their jobs. */
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #isStopped = false;
  /** Runs while there is something to claim or under way. */
  #working: Promise<void> | undefined;
  /** Whether to look for due jobs once more, and what ends the wait for a running attempt. */
  #isWoken = false;
  #endWait = () => {};
  #attempts = 0;
  /** When a call with a time limit ends, by `performance.now()`. */
  #deadline = Infinity;

  constructor(settings: ChannelWorkerSettings) {
    this.#settings = settings;
    this.#stepMs = settings.leaseStepMs ?? leaseStepMs;
  }

  /** Looks for due jobs now. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWoken = true;
    this.#endWait();
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      if (this.#isWoken) this.wake();
    });
  }

  /** Tries what is due until nothing is, or until the deadline; the number of attempts. */
  async runDue(deadline = Infinity): Promise<number> {
    const before = this.#attempts;
    this.#deadline = deadline;
    this.wake();
    await this.#idle();
    this.#deadline = Infinity;
    return this.#attempts - before;
  }

  /** Claims nothing more, and gives up running attempts that do not end soon. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const graceMs = this.#settings.stopGraceMs ?? stopGraceMs;
    const timer = setTimeout(() => this.#stopping.abort(), graceMs);
    await this.#idle();
    clearTimeout(timer);
  }

  async #idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #work(): Promise<void> {
    const { log, channel } = this.#settings;
    while (this.#isWoken || this.#running.size > 0) {
      this.#isWoken = false;
      const woken = new Promise<void>((resolve) => {
        this.#endWait = resolve;
      });
      try {
        for (const job of await this.#claim()) this.#start(job);
      } catch (error) {
        log.error({ channel: channel.name, ...errorFields(error) }, 'no jobs could be claimed');
      }
      if (this.#running.size > 0) await Promise.race([woken, ...this.#running.values()]);
    }
  }

  /** Claims only what can start at once: a job that waits here would use up its lease. */
  async #claim(): Promise<readonly Job[]> {
    const { queue, channel, clock, isBusy } = this.#settings;
    const limit = maxConcurrentAttempts - this.#running.size;
    if (limit === 0) return [];
    if (isBusy?.()) await sleep(busyBackoffMs);
    if (this.#isStopped || performance.now() >= this.#deadline) return [];
    const leaseMs = Math.min(this.#attemptMs(), this.#stepMs) + leaseSlackMs;
    const except = [...this.#running.keys()];
    return await queue.claim({ kinds: channel.kinds, limit, leaseMs, except }, clock());
  }

  /** How long an attempt that starts now may take; whole, because the database keeps no fractions. */
  #attemptMs(): number {
    const limit = this.#settings.attemptTimeoutMs ?? this.#settings.channel.attemptTimeoutMs;
    return Math.max(0, Math.min(limit, Math.round(this.#deadline - performance.now())));
  }

  #start(job: Job): void {
    this.#attempts += 1;
    const done = this.#tryOnce(job)
      .then((attempt) => this.#keepOutcome(job, attempt))
      .catch((error: unknown) => {
        // The lease runs out and the job is tried again: at worst something arrives twice.
        const fields = { job: job.id, ...errorFields(error) };
        this.#settings.log.error(fields, 'an outcome could not be kept');
      })
      .finally(() => {
        this.#running.delete(job.id);
        this.#isWoken = true;
      });
    this.#running.set(job.id, done);
  }

  /** Makes one attempt, which ends in time whatever the channel does. */
  async #tryOnce(job: Job): Promise<Attempt> {
    const { queue, channel } = this.#settings;
    const limitMs = this.#attemptMs();
    const end = new AbortController();
    const gaveUp = Promise.withResolvers<Attempt>();
    const giveUp = (detail: string) => {
      end.abort();
      gaveUp.resolve({ outcome: 'failed', detail });
    };
    const onStop = () => giveUp('the server was stopped meanwhile');
    const seconds = Number((limitMs / 1000).toFixed(1));
    const timer = setTimeout(() => giveUp(`no answer within ${seconds} s`), limitMs);
    this.#stopping.signal.addEventListener('abort', onStop);
    // The claim may have taken longer than the grace.
    if (this.#stopping.signal.aborted) onStop();
    const endLease = this.#keepLease(job);
    try {
      const off = (await queue.disabled()).find((other) => other.channel === channel.name);
      if (off) return { outcome: 'refused', detail: `channel off: ${off.detail}` };
      if (end.signal.aborted) return await gaveUp.promise;
      return await Promise.race([channel.attempt(job, end.signal), gaveUp.promise]);
    } catch (error) {
      return { outcome: 'failed', detail: `unforeseen: ${errorName(error)}` };
    } finally {
      clearTimeout(timer);
      this.#stopping.signal.removeEventListener('abort', onStop);
      await endLease();
    }
  }

  /** Renews the lease of a job until the function that it returns is called. */
  #keepLease(job: Job): () => Promise<void> {
    const { queue, clock, log } = this.#settings;
    let renewed = Promise.resolve();
    const renew = async () => {
      try {
        const isOurs = await queue.renew(job, clock() + this.#stepMs + leaseSlackMs);
        if (!isOurs) clearInterval(timer);
      } catch (error) {
        log.warn({ job: job.id, ...errorFields(error) }, 'a lease could not be renewed');
      }
    };
    const timer = setInterval(() => {
      renewed = renewed.then(renew);
    }, this.#stepMs);
    return async () => {
      clearInterval(timer);
      // A renewal after the outcome would move the next attempt.
      await renewed;
    };
  }

  async #keepOutcome(job: Job, attempt: Attempt): Promise<void> {
    const { queue, channel, clock, log, random = Math.random } = this.#settings;
    const now = clock();
    const { outcome, detail } = attempt;
    const fields = { job: job.id, kind: job.kind, attempt: job.attempt, detail };
    if (outcome === 'delivered' || outcome === 'unneeded') {
      await queue.settle(job, { state: outcome, detail }, now);
      log.info(fields, outcome);
    } else if (outcome === 'undeliverable') {
      const { reason } = attempt;
      await queue.settle(job, { state: outcome, detail, reason }, now);
      log.warn({ ...fields, reason }, 'undeliverable, will not be tried again');
    } else {
      if (outcome === 'refused' && attempt.disableChannel) {
        await queue.disable(channel.name, detail, now);
      }
      const nextAt = outcome === 'failed' ? nextAttemptAt(job.attempt, now, random) : undefined;
      if (nextAt === undefined) {
        await queue.settle(job, { state: 'dead', detail }, now);
        log.error(fields, 'given up, see `npm run leads -- deliveries`');
      } else {
        await queue.settle(job, { state: 'waiting', detail, nextAt }, now);
        log.warn({ ...fields, nextAt: new Date(nextAt).toISOString() }, 'failed, will be retried');
      }
    }
  }
}
