import { errorFields, type Log } from '../log.ts';
import type { Channel } from './channel.ts';
import { type ChannelWorker, createChannelWorker, type TimedCall } from './channel-worker.ts';
import type { JobQueue } from './job.ts';

/** How often the worker looks for due jobs that nobody woke it for. */
const pollMs = 2000;

/**
 * How much of a call with a time limit may pass before the last attempts start: one that is cut
 * short at once would waste one of the job's ten.
 */
const claimShare = 0.8;

export interface WorkerSettings {
  queue: JobQueue;
  channels: readonly Channel[];
  log: Log;
  /** Called after each poll, for what has to be watched (see alert.ts). */
  watch?: (now: number) => Promise<void>;
  /** Time in milliseconds since 1970; tests turn it by hand. */
  clock?: () => number;
  random?: () => number;
  pollMs?: number;
  /** An attempt that takes longer is given up; each channel knows its own limit. */
  attemptTimeoutMs?: number;
  /** See `leaseStepMs` of schedule.ts. */
  leaseStepMs?: number;
  /** Whether visitors are waiting, so that deliveries give way. */
  isBusy?: () => boolean;
  /** How long a stop waits for running attempts before it gives them up. */
  stopGraceMs?: number;
}

export interface DeliveryWorker {
  start(): void;
  /** Something was added: look now instead of at the next poll. */
  wake(): void;
  /**
   * Works off what is due now and resolves when nothing due is left: for the scheduled call of
   * serverless hosting, for the command line, for tests. The number of attempts made. Within a time
   * limit, what is left when it is over waits for the next call, and so does what failed meanwhile.
   */
  runDue(limit?: { withinMs: number }): Promise<number>;
  /** Claims nothing more, lets running attempts end for a few seconds, and resolves when all have. */
  stop(): Promise<void>;
}

/**
 * Delivers the jobs of the outbox. Every channel has a worker of its own, so that a mail server
 * that hangs delays no webhook; several workers may share one queue.
 */
export function createWorker(settings: WorkerSettings): DeliveryWorker {
  const clock = settings.clock ?? Date.now;
  const channelWorkers: readonly ChannelWorker[] = settings.channels.map((channel) =>
    createChannelWorker({ ...settings, clock, channel }),
  );
  let timer: NodeJS.Timeout | undefined;
  let watching: Promise<void> = Promise.resolve();
  let timed: Promise<number> | undefined;

  async function watch(): Promise<void> {
    try {
      await settings.watch?.(clock());
    } catch (error) {
      settings.log.error(errorFields(error), 'the deliveries could not be checked');
    }
  }

  function wake(): void {
    for (const one of channelWorkers) one.wake();
  }

  async function runChannels(call?: TimedCall): Promise<number> {
    const counts = await Promise.all(channelWorkers.map((one) => one.runDue(call)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async function runWithin(ms: number): Promise<number> {
    const began = performance.now();
    const endsAt = began + ms;
    // First, for the host may end the call while a mail server that hangs is waited for.
    await watch();
    const call = { dueBy: clock(), claimUntil: began + ms * claimShare, endsAt };
    const attempts = await runChannels(call);
    if (performance.now() < endsAt) await watch();
    return attempts;
  }

  return {
    start() {
      if (timer !== undefined) return;
      let busy = false;
      timer = setInterval(() => {
        wake();
        if (busy) return;
        busy = true;
        watching = watch().finally(() => {
          busy = false;
        });
      }, settings.pollMs ?? pollMs);
      wake();
    },
    wake,
    async runDue(limit) {
      if (limit) {
        // A call that comes meanwhile joins the first, whose end would move otherwise.
        timed ??= runWithin(limit.withinMs).finally(() => {
          timed = undefined;
        });
        return await timed;
      }
      const attempts = await runChannels();
      await watch();
      return attempts;
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await Promise.all([watching, ...channelWorkers.map((one) => one.stop())]);
    },
  };
}
