import { errorFields, type Log } from '../log.ts';
import type { Channel } from './channel.ts';
import type { JobQueue } from './job.ts';
import { createLane, type Lane } from './lane.ts';

/** How often the worker looks for due jobs that nobody woke it for. */
export const pollMs = 2000;

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
  /** An attempt that takes longer is given up. */
  attemptTimeoutMs?: number;
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
   * serverless hosting, for the command line, for tests. The number of attempts made.
   */
  runDue(): Promise<number>;
  /** Claims nothing more, lets running attempts end for a few seconds, and resolves when all have. */
  stop(): Promise<void>;
}

/**
 * Delivers the jobs of the outbox. Every channel has a lane of its own, so that a mail server that
 * hangs delays no webhook; several workers may share one queue.
 */
export function createWorker(settings: WorkerSettings): DeliveryWorker {
  const clock = settings.clock ?? Date.now;
  const lanes: readonly Lane[] = settings.channels.map((channel) =>
    createLane({ ...settings, clock, channel }),
  );
  let timer: NodeJS.Timeout | undefined;
  let watching: Promise<void> = Promise.resolve();

  async function watch(): Promise<void> {
    try {
      await settings.watch?.(clock());
    } catch (error) {
      settings.log.error(errorFields(error), 'the deliveries could not be checked');
    }
  }

  function wake(): void {
    for (const lane of lanes) lane.wake();
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
    async runDue() {
      const counts = await Promise.all(lanes.map((lane) => lane.runDue()));
      await watch();
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await Promise.all([watching, ...lanes.map((lane) => lane.stop())]);
    },
  };
}
