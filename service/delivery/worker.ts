import { setImmediate } from 'node:timers/promises';
import { errorFields, errorName } from '../log.ts';
import { type AlerterParts, createAlerter } from './alert.ts';
import { createArchiveChannel, openArchive } from './archive/archive.ts';
import { type Attempt, type Channel, channelKinds, type Job } from './job.ts';
import type { InboxMails } from './mail/draft.ts';
import { createMailChannel } from './mail/mail-channel.ts';
import { attemptTimeoutMs, leaseSlackMs, nextAttemptAt } from './schedule.ts';
import { createWebhookChannel } from './webhook/webhook-channel.ts';

/** How many attempts a channel of one process runs at a time. */
const maxLanes = 4;

/**
 * A call with a time limit begins no attempt with less time left, in milliseconds. A mail that it cuts off may
 * arrive twice; a letter is never sent again, although it may not have arrived.
 */
const leastMs = 3000;

/** Only tests set more than the clock. */
export interface WorkerSettings {
  /** Time in milliseconds since 1970; tests set it. */
  clock?: () => number;
  random?: () => number;
  /** Replaces the timeout of each channel. */
  attemptTimeoutMs?: number;
  /** How long an attempt may continue after a stop, in milliseconds; hosts kill after about ten seconds. */
  stopGraceMs?: number;
}

/**
 * Delivers the outbox through the configured channels, a few jobs of each at a time; jobs of other channels
 * wait. Several workers may share one store.
 */
export function createWorker(parts: AlerterParts & InboxMails, settings: WorkerSettings = {}) {
  const { env, store, log } = parts;
  const { clock = Date.now, random = Math.random, stopGraceMs = 2500 } = settings;
  const reportProblems = createAlerter(parts);
  const channels: readonly Channel[] = [
    createMailChannel(parts, clock),
    ...(env.webhook ? [createWebhookChannel(env.webhook, store, clock)] : []),
    ...(env.archive ? [createArchiveChannel(openArchive(env.archive), store.records)] : []),
  ];
  const stopping = new AbortController();
  const aborting = new AbortController();
  const lanes = new Map(channels.map((channel) => [channel, new Set<Promise<void>>()]));
  let attempts = 0;
  let storeAnswers = true;

  function wake(until = Infinity): void {
    for (const channel of channels) openLane(channel, until);
  }

  /** Opens another lane of a channel, which delivers one job after the other until none is due. */
  function openLane(channel: Channel, until: number): void {
    const open = lanes.get(channel);
    if (!open || open.size >= maxLanes) return;
    const lane = deliverDue(channel, until)
      .catch((error: unknown) => {
        // The lease expires and the job is retried: at worst something arrives twice.
        if (!storeAnswers) return;
        storeAnswers = false;
        const text = 'the store did not answer, deliveries wait for it';
        log.error({ channel: channel.name, ...errorFields(error) }, text);
      })
      .finally(() => open.delete(lane));
    open.add(lane);
  }

  async function deliverDue(channel: Channel, until: number): Promise<void> {
    for (;;) {
      const left = Math.floor(until - performance.now());
      if (stopping.signal.aborted || left < leastMs) return;
      const { attemptTimeoutMs: ownMs = attemptTimeoutMs } = channel;
      const limitMs = Math.min(settings.attemptTimeoutMs ?? ownMs, left);
      const leaseMs = limitMs + leaseSlackMs;
      const job = await store.jobs.claim(channelKinds[channel.name], leaseMs, clock());
      if (!storeAnswers) log.info({}, 'the store answers again');
      storeAnswers = true;
      if (!job) return;
      // More jobs may be due.
      openLane(channel, until);
      attempts += 1;
      await settle(job, await tryOnce(channel, job, limitMs));
      // If neither the store nor the channel waited for I/O, requests have been blocked meanwhile.
      await setImmediate();
    }
  }

  /** Makes one attempt, which ends in time because every channel obeys its signal. */
  async function tryOnce(channel: Channel, job: Job, limitMs: number): Promise<Attempt> {
    const end = AbortSignal.any([AbortSignal.timeout(limitMs), aborting.signal]);
    const made = await channel.attempt(job, end).catch((error: unknown): Attempt => {
      return { outcome: 'failed', detail: `unforeseen: ${errorName(error)}` };
    });
    if (made.outcome !== 'failed' || !end.aborted) return made;
    const late = `no answer within ${Number((limitMs / 1000).toFixed(1))} s`;
    return { ...made, detail: aborting.signal.aborted ? 'the server was stopped meanwhile' : late };
  }

  async function settle(job: Job, { outcome, detail }: Attempt): Promise<void> {
    const fields = { job: job.id, kind: job.kind, attempt: job.attempt, detail };
    const isRetried = outcome === 'failed' || outcome === 'deferred';
    const nextAt = isRetried ? nextAttemptAt(job.attempt, clock(), random) : undefined;
    if (nextAt !== undefined) {
      await store.jobs.settle(job, { state: 'waiting', detail, nextAt }, clock());
      const retry = { ...fields, nextAt: new Date(nextAt).toISOString() };
      return log.warn(retry, 'failed, will be retried');
    }
    if (outcome === 'failed' || outcome === 'refused') {
      await store.jobs.settle(job, { state: 'dead', detail }, clock());
      return log.error(fields, 'given up, see the command `deliveries`');
    }
    const state = outcome === 'deferred' ? 'undeliverable' : outcome;
    await store.jobs.settle(job, { state, detail }, clock());
    log[state === 'undeliverable' ? 'warn' : 'info'](fields, state);
  }

  async function drain(): Promise<void> {
    const open = [...lanes.values()].flatMap((lanesOf) => [...lanesOf]);
    if (open.length === 0) return;
    await Promise.all(open);
    await drain();
  }

  return {
    /** Begins with the due jobs, as far as the worker has room. */
    wake: () => wake(),

    /** Reports what needs the owner. */
    watch: () => reportProblems(clock()),

    /** Runs due jobs until none is left or the time is over. Returns the number of attempts. */
    async runDue({ withinMs = Infinity } = {}): Promise<number> {
      const until = performance.now() + withinMs;
      // Before the deliveries, because the host may end the call while a mail server hangs.
      await reportProblems(clock()).catch((error: unknown) => {
        log.error(errorFields(error), 'the deliveries could not be checked');
      });
      const before = attempts;
      wake(until);
      await drain();
      return attempts - before;
    },

    /** Stops claiming, gives running attempts a few seconds, and resolves when all have ended. */
    async stop(): Promise<void> {
      stopping.abort();
      const timer = setTimeout(() => aborting.abort(), stopGraceMs);
      await drain();
      clearTimeout(timer);
    },
  };
}
