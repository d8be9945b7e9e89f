import { errorFields, errorName, type Log } from '../log.ts';
import type { JobQueue } from '../storage/jobs.ts';
import type { Attempt, Channel, Job } from './job.ts';
import { leaseSlackMs, nextAttemptAt } from './schedule.ts';

/** Attempts that one channel of one process makes at a time. */
const maxLanes = 4;

/** How often due jobs are looked for that nobody woke the worker for, in milliseconds. */
const pollMs = 2000;

/** How often the owner's alerts are looked after, in milliseconds. */
const watchMs = 60_000;

/** How long an attempt may go on after a stop, in milliseconds; hosts kill after about ten seconds. */
const stopGraceMs = 2500;

export interface WorkerSettings {
  queue: JobQueue;
  channels: readonly Channel[];
  log: Log;
  /** Tells the owner of what fails (see alert.ts). */
  watch: (now: number) => Promise<void>;
  /** Time in milliseconds since 1970; tests turn it by hand. */
  clock: () => number;
  random?: () => number;
  /** An attempt that takes longer is given up; each channel knows its own limit. */
  attemptTimeoutMs?: number;
  /** How long a stop waits for running attempts before it gives them up. */
  stopGraceMs?: number;
  pollMs?: number;
}

export interface DeliveryWorker {
  start(): void;
  /** Something was added: look now instead of at the next poll. */
  wake(): void;
  /**
   * Tries what is due until nothing is, and resolves with the number of attempts: for the scheduled
   * call of serverless hosting and for tests. What is left when a time limit is over waits for the
   * next call.
   */
  runDue(limit?: { withinMs: number }): Promise<number>;
  /** Claims nothing more, lets running attempts end for a few seconds, and resolves when all have. */
  stop(): Promise<void>;
}

/**
 * Delivers the jobs of the outbox, a few of each channel at a time, so that a mail server that hangs
 * delays no webhook; several workers may share one queue.
 */
export function createWorker(settings: WorkerSettings): DeliveryWorker {
  const { queue, channels, log, clock } = settings;
  const stopping = new AbortController();
  const givenUp = new AbortController();
  const lanes = new Map(channels.map((channel) => [channel, new Set<Promise<void>>()]));
  const underWay = new Set<string>();
  const timers: NodeJS.Timeout[] = [];
  let attempts = 0;
  let limited: Promise<number> | undefined;

  /** Opens one more lane of a channel, which delivers one job after the other until none is due. */
  function open(channel: Channel, until: number): void {
    const open = lanes.get(channel);
    if (!open || open.size >= maxLanes || stopping.signal.aborted) return;
    const lane = deliverDue(channel, until).finally(() => open.delete(lane));
    open.add(lane);
  }

  async function deliverDue(channel: Channel, until: number): Promise<void> {
    for (;;) {
      const claimed = await claim(channel, until);
      if (!claimed) return;
      attempts += 1;
      underWay.add(claimed.job.id);
      // There may be more.
      open(channel, until);
      await deliver(channel, claimed.job, claimed.limitMs);
      underWay.delete(claimed.job.id);
    }
  }

  /** The next due job, and how long an attempt at it may take. */
  async function claim(channel: Channel, until: number) {
    const left = Math.floor(until - performance.now());
    if (stopping.signal.aborted || left <= 0) return undefined;
    const limitMs = Math.min(settings.attemptTimeoutMs ?? channel.attemptTimeoutMs, left);
    const except = [...underWay];
    const request = { kinds: channel.kinds, limit: 1, leaseMs: limitMs + leaseSlackMs, except };
    try {
      const [job] = await queue.claim(request, clock());
      return job && { job, limitMs };
    } catch (error) {
      log.error({ channel: channel.name, ...errorFields(error) }, 'no jobs could be claimed');
      return undefined;
    }
  }

  async function deliver(channel: Channel, job: Job, limitMs: number): Promise<void> {
    try {
      await keepOutcome(channel, job, await tryOnce(channel, job, limitMs));
    } catch (error) {
      // The lease runs out and the job is tried again: at worst something arrives twice.
      log.error({ job: job.id, ...errorFields(error) }, 'an outcome could not be kept');
    }
  }

  /** Makes one attempt, which ends in time whatever the channel does. */
  async function tryOnce(channel: Channel, job: Job, limitMs: number): Promise<Attempt> {
    const end = AbortSignal.any([AbortSignal.timeout(limitMs), givenUp.signal]);
    const ended = new Promise<Attempt>((resolve) => {
      const say = () => {
        const late = `no answer within ${Number((limitMs / 1000).toFixed(1))} s`;
        const detail = givenUp.signal.aborted ? 'the server was stopped meanwhile' : late;
        resolve({ outcome: 'failed', detail });
      };
      if (end.aborted) say();
      else end.addEventListener('abort', say);
    });
    try {
      const off = (await queue.disabled()).find((other) => other.channel === channel.name);
      if (off) return { outcome: 'refused', detail: `channel off: ${off.detail}` };
      if (end.aborted) return await ended;
      return await Promise.race([channel.attempt(job, end), ended]);
    } catch (error) {
      return { outcome: 'failed', detail: `unforeseen: ${errorName(error)}` };
    }
  }

  async function keepOutcome(channel: Channel, job: Job, attempt: Attempt): Promise<void> {
    const now = clock();
    const { outcome, detail } = attempt;
    const fields = { job: job.id, kind: job.kind, attempt: job.attempt, detail };
    if (outcome === 'delivered' || outcome === 'unneeded' || outcome === 'undeliverable') {
      await queue.settle(job, { state: outcome, detail }, now);
      return log[outcome === 'undeliverable' ? 'warn' : 'info'](fields, outcome);
    }
    if (outcome === 'channel-refused') await queue.disable(channel.name, detail, now);
    const random = settings.random ?? Math.random;
    const nextAt = outcome === 'failed' ? nextAttemptAt(job.attempt, now, random) : undefined;
    if (nextAt === undefined) {
      await queue.settle(job, { state: 'dead', detail }, now);
      return log.error(fields, 'given up, see `npm run leads -- deliveries`');
    }
    await queue.settle(job, { state: 'waiting', detail, nextAt }, now);
    log.warn({ ...fields, nextAt: new Date(nextAt).toISOString() }, 'failed, will be retried');
  }

  function wake(until = Infinity): void {
    for (const channel of channels) open(channel, until);
  }

  /** Resolves when no lane is open. */
  async function drain(): Promise<void> {
    for (;;) {
      const rest = [...lanes.values()].flatMap((open) => [...open]);
      if (rest.length === 0) return;
      await Promise.all(rest);
    }
  }

  async function watch(): Promise<void> {
    try {
      await settings.watch(clock());
    } catch (error) {
      log.error(errorFields(error), 'the deliveries could not be checked');
    }
  }

  async function runUntil(until: number): Promise<number> {
    // Before the deliveries, because the host may end the call while a mail server hangs.
    await watch();
    const before = attempts;
    wake(until);
    await drain();
    return attempts - before;
  }

  return {
    start() {
      timers.push(setInterval(() => wake(), settings.pollMs ?? pollMs));
      timers.push(setInterval(() => void watch(), watchMs));
      wake();
    },
    wake: () => wake(),
    async runDue(limit) {
      if (!limit) return await runUntil(Infinity);
      // A call that comes meanwhile joins the first, whose deadline would move otherwise.
      limited ??= runUntil(performance.now() + limit.withinMs).finally(() => {
        limited = undefined;
      });
      return await limited;
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      stopping.abort();
      const timer = setTimeout(() => givenUp.abort(), settings.stopGraceMs ?? stopGraceMs);
      await drain();
      clearTimeout(timer);
    },
  };
}
