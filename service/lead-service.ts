import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitCounter } from '../inbox/server/numbers/visit-counter.ts';
import { createAwayApp, openService, type Service } from './compose-service.ts';
import type { Env } from './env.ts';
import { sweep } from './erasure.ts';
import { startHttpServer } from './http-server.ts';
import { errorFields, errorName, type Log } from './log.ts';
import { metricsApp } from './metrics.ts';
import { OwnerError } from './owner-error.ts';
import { DatabaseAwayError } from './storage/store-errors.ts';

const retryMs = 3000;

/** Calls wait so long for the first try, in milliseconds: another server may be changing the tables. */
const firstTryMs = 2000;

/** One in so many failed attempts to open the store is logged, which makes one a minute. */
const loggedOf = 20;

const sweepEveryMs = 60 * 60 * 1000;
const tickEveryMs = 5000;
const keepVisitsEveryMs = 60 * 1000;

/** Deliveries under way get so long to end when stopping, in milliseconds; a later start repeats the rest. */
const stopMs = 3000;

export type LeadService = ReturnType<typeof startLeadService>;

/** Starts the lead service in this process. Calls wait a moment for the store to open. */
export function startLeadService(env: Env, log: Log) {
  const away = createAwayApp(env, log);
  const visits = createVisitCounter(env.siteUrl);
  const stopping = new AbortController();
  const { signal } = stopping;
  let service: Service | undefined;
  let keepVisits = async () => {};

  async function start(): Promise<OwnerError | undefined> {
    await serveMetrics();
    try {
      await open();
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) throw error;
      void keepTrying(error.message);
      return error;
    }
    return undefined;
  }

  async function serveMetrics(): Promise<void> {
    const { host, metricsPort: port } = env;
    if (port === undefined) return;
    const { fetch } = metricsApp(() => service);
    const server = await startHttpServer({ host, port, variable: 'METRICS_PORT', fetch });
    signal.addEventListener('abort', () => void server.stop());
  }

  async function open(): Promise<void> {
    const opened = await openService({ env, log });
    if (signal.aborted) return opened.store.close();
    service = opened;
    const { store, problems } = opened;
    repeat(sweepEveryMs, 'what has expired was not erased yet, tried again in an hour', () =>
      sweep({ store, env, log, problems }, Date.now()),
    );
    keepVisits = repeat(
      keepVisitsEveryMs,
      'the visits were not kept yet, tried again in a minute',
      () => visits.keep(store.inbox.visits),
    );
    void repeat(tickEveryMs, 'letters and reminders wait, tried again in seconds', opened.tick)();
    opened.worker.start();
  }

  /** Does something again and again until the service stops. Returns what does it in between. */
  function repeat(everyMs: number, failed: string, work: () => Promise<void>) {
    const run = () => work().catch((error: unknown) => log.warn(errorFields(error), failed));
    const timer = setInterval(() => void run(), everyMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    return run;
  }

  /** Opens the store as soon as that is possible; `problem` says why it was not. */
  async function keepTrying(problem: string): Promise<void> {
    let said = problem;
    for (let attempt = 0; !service && !signal.aborted; attempt += 1) {
      if (attempt % loggedOf === 0) log.error({}, said);
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      await open().catch((error: unknown) => {
        said = error instanceof OwnerError ? error.message : errorName(error);
      });
    }
    if (service) log.info({}, 'the database is there: leads are taken');
  }

  const started = start();
  const tried = started.catch(() => undefined);
  const triedOrSlow = Promise.race([tried, sleep(firstTryMs, undefined, { ref: false })]);
  return {
    /**
     * Resolves once the store is open; or, where a database is away, to the error that says so, and opening
     * it is tried again until it succeeds. Rejects with a sentence where trying again would not help.
     */
    started,
    async fetch(request: Request, bindings: { peerAddress: string }): Promise<Response> {
      await triedOrSlow;
      return await (service?.app ?? away).fetch(request, bindings);
    },
    /** Ends answers that would go on for ever; called before the server waits for those under way. */
    endStreams: () => service?.endStreams(),
    onPage: visits.count,
    /** Lets deliveries under way end for a few seconds and closes the store. */
    async stop(): Promise<void> {
      stopping.abort();
      if (!service) return;
      log.info({}, 'stopping: deliveries under way are finished');
      const { worker, store } = service;
      const closed = Promise.all([worker.stop(), keepVisits()]).then(() => store.close());
      await Promise.race([closed, sleep(stopMs)]);
    },
  };
}
