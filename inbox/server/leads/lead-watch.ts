import { errorFields } from '../../../service/log.ts';
import type { InboxParts } from '../inbox-env.ts';

/** Polling interval while somebody listens, in milliseconds. */
const pollMs = 2000;

/**
 * Each poll also covers this many milliseconds before the last one: an earlier lead may be committed after a
 * later one, and the clocks of two servers differ.
 */
const lookBackMs = 60_000;

/** A new, changed or erased lead. */
interface LeadNews {
  kind: 'new' | 'changed' | 'erased';
  id: string;
}

interface Listener {
  onNews(news: LeadNews): void;
  /** Called at every poll, also without news. */
  onPoll(): void;
  /** Called when the server stops. */
  end(): void;
}

export type LeadWatch = ReturnType<typeof createLeadWatch>;

/**
 * Polls for new and changed leads while somebody listens. It reads the store, so that it also sees changes
 * made by another server or a command.
 */
export function createLeadWatch({ store, log, now }: Pick<InboxParts, 'store' | 'log' | 'now'>) {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  /** Leads already reported, with the time of their latest change. */
  let reported: Map<string, number> | undefined;
  /** Time of the last poll that the store answered. */
  let readAt = 0;
  let isStopped = false;
  let polling: Promise<void> | undefined;

  /** Polls once at a time: callers during a slow poll share its result. */
  function poll(): Promise<void> {
    polling ??= readNews().finally(() => {
      polling = undefined;
    });
    return polling;
  }

  async function readNews(): Promise<void> {
    try {
      const { list } = store.inbox;
      const time = now();
      const since = (reported ? readAt : time) - lookBackMs;
      const changed = await list.changedSince(since);
      const erased = await list.erasedSince(since);
      const news = [
        ...changed.map(({ id, folder, receivedAt, changedAt: at }) => {
          // A new lead may have changed before the first poll, such as by a mail that failed at once. Spam is
          // not announced: a robot would call people to an inbox that shows nothing new.
          const isNew = folder !== 'spam' && receivedAt > since && !reported?.has(id);
          return { id, at, kind: isNew ? 'new' : 'changed' } as const;
        }),
        ...erased.map(({ id, at }) => ({ id, at, kind: 'erased' }) as const),
      ];
      const before = reported;
      reported = new Map(news.map(({ id, at }) => [id, at]));
      readAt = time;
      for (const { id, at, kind } of news) {
        if (!before || before.get(id) === at) continue;
        for (const listener of listeners) listener.onNews({ kind, id });
      }
    } catch (error) {
      log.warn(errorFields(error), 'the inbox shows no news, looked for again in seconds');
    }
    for (const listener of listeners) listener.onPoll();
  }

  return {
    /**
     * Subscribes a listener and returns a function that unsubscribes it; undefined if the server is stopping.
     */
    async listen(listener: Listener): Promise<(() => void) | undefined> {
      // The first listener does not get what was there before.
      if (listeners.size === 0) {
        reported = undefined;
        await poll();
      }
      if (isStopped) return undefined;
      timer ??= setInterval(() => void poll(), pollMs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },

    stop(): void {
      isStopped = true;
      clearInterval(timer);
      for (const listener of [...listeners]) listener.end();
    },
  };
}
