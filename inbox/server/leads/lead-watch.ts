import { errorFields } from '../../../service/log.ts';
import type { InboxParts } from '../inbox-env.ts';

/** How often the store is looked at while somebody listens, in milliseconds. */
const lookMs = 2000;

/**
 * Changes of the last so many milliseconds are looked at each time: a lead that came before another may
 * be committed after it, and the clocks of two servers differ.
 */
const lookBackMs = 60_000;

/** A lead that came, of which something changed, or that was erased. */
interface LeadNews {
  kind: 'new' | 'changed' | 'erased';
  id: string;
}

interface Listener {
  tell(news: LeadNews): void;
  /** Called at every look, also where there is nothing to tell. */
  looked(): void;
  /** The server stops. */
  end(): void;
}

export type LeadWatch = ReturnType<typeof createLeadWatch>;

/**
 * Looks for new and changed leads while somebody listens. It asks the store instead of the handlers, so
 * that it also sees what another server or a command did.
 */
export function createLeadWatch({ store, log, now }: Pick<InboxParts, 'store' | 'log' | 'now'>) {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  /** What was told already: when each lead had changed last. */
  let told: Map<string, number> | undefined;
  let isStopped = false;
  let looking: Promise<void> | undefined;

  /** A slow store is asked once at a time: whoever looks meanwhile waits for the same answer. */
  function look(): Promise<void> {
    looking ??= askStore().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function askStore(): Promise<void> {
    try {
      const { list } = store.inbox;
      const since = now() - lookBackMs;
      const changed = await list.changedSince(since);
      const erased = await list.erasedSince(since);
      const news = [
        ...changed.map(({ id, receivedAt, changedAt: at }) => {
          // Something may have changed of it before it was seen, such as a mail that got lost at once.
          const isNew = receivedAt > since && !told?.has(id);
          return { id, at, kind: isNew ? 'new' : 'changed' } as const;
        }),
        ...erased.map(({ id, at }) => ({ id, at, kind: 'erased' }) as const),
      ];
      const before = told;
      told = new Map(news.map(({ id, at }) => [id, at]));
      for (const { id, at, kind } of news) {
        if (!before || before.get(id) === at) continue;
        for (const listener of listeners) listener.tell({ kind, id });
      }
    } catch (error) {
      log.warn(errorFields(error), 'the inbox shows no news, looked for again in seconds');
    }
    for (const listener of listeners) listener.looked();
  }

  return {
    /**
     * Tells the listener until it is left alone by the function that this gives; undefined where the
     * server stops, and nothing will be told.
     */
    async listen(listener: Listener): Promise<(() => void) | undefined> {
      // Whoever comes first is not told what was there before.
      if (listeners.size === 0) {
        told = undefined;
        await look();
      }
      if (isStopped) return undefined;
      timer ??= setInterval(() => void look(), lookMs);
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
