import { errorFields } from '../log.ts';
import type { Channel } from './channel.ts';
import { ChannelWorker, type ChannelWorkerSettings } from './channel-worker.ts';

/** How often the worker looks for due jobs that nobody woke it for. */
const pollMs = 2000;

export interface WorkerSettings extends Omit<ChannelWorkerSettings, 'channel' | 'clock'> {
  channels: readonly Channel[];
  /** Called after each poll, for what has to be watched (see alert.ts). */
  watch?: (now: number) => Promise<void>;
  /** Time in milliseconds since 1970; tests turn it by hand. */
  clock?: () => number;
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
 * Delivers the jobs of the outbox. Every channel has a worker of its own, so that a mail server
 * that hangs delays no webhook; several workers may share one queue.
 */
export function createWorker(settings: WorkerSettings): DeliveryWorker {
  const clock = settings.clock ?? Date.now;
  const workers = settings.channels.map(
    (channel) => new ChannelWorker({ ...settings, clock, channel }),
  );
  let timer: NodeJS.Timeout | undefined;
  let watching: Promise<void> | undefined;
  let limited: Promise<number> | undefined;

  async function watch(): Promise<void> {
    try {
      await settings.watch?.(clock());
    } catch (error) {
      settings.log.error(errorFields(error), 'the deliveries could not be checked');
    }
  }

  function wake(): void {
    for (const worker of workers) worker.wake();
  }

  async function runChannels(deadline?: number): Promise<number> {
    const counts = await Promise.all(workers.map((worker) => worker.runDue(deadline)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async function runWithin(ms: number): Promise<number> {
    const deadline = performance.now() + ms;
    // Before the deliveries, because the host may end the call while a mail server hangs.
    await watch();
    return await runChannels(deadline);
  }

  return {
    start() {
      if (timer) return;
      timer = setInterval(() => {
        wake();
        watching ??= watch().finally(() => {
          watching = undefined;
        });
      }, settings.pollMs ?? pollMs);
      wake();
    },
    wake,
    async runDue(limit) {
      if (limit) {
        // A call that comes meanwhile joins the first, whose deadline would move otherwise.
        limited ??= runWithin(limit.withinMs).finally(() => {
          limited = undefined;
        });
        return await limited;
      }
      const attempts = await runChannels();
      await watch();
      return attempts;
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await Promise.all([watching, ...workers.map((worker) => worker.stop())]);
    },
  };
}
