import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitCounter } from '../inbox/server/numbers/visit-counter.ts';
import { createAwayApp, openService, type Service } from './compose-service.ts';
import type { Env } from './env.ts';
import { sweep } from './erasure.ts';
import { startHttpServer } from './http-server.ts';
import { errorFields, errorName, type Log } from './log.ts';
import { metricsApp } from './metrics.ts';
import { OwnerError } from './owner-error.ts';
import { createProblems } from './problems.ts';
import { DatabaseAwayError } from './storage/store-errors.ts';

const retryMs = 3000;

/** How long requests wait for the store to open, in milliseconds: another server may be migrating it. */
const firstTryMs = 2000;

/** Only one of so many failed attempts to open the store is logged: one a minute. */
const attemptsPerLog = 20;

const sweepEveryMs = 60 * 60 * 1000;

/** When a start is followed by a sweep, in milliseconds: some hosts end every process within the hour. */
const firstSweepMs = 60 * 1000;

const deliverEveryMs = 1000;
const watchEveryMs = 60 * 1000;
const tickEveryMs = 5000;
const keepVisitsEveryMs = 60 * 1000;

/** How long running deliveries may take when stopping, in milliseconds; a later start repeats the rest. */
const stopMs = 3000;

/**
 * Starts the lead service in this process. Requests wait a moment for the store to open. Only tests set
 * `sweepAfterMs`.
 */
export function startLeadService(env: Env, log: Log, { sweepAfterMs = firstSweepMs } = {}) {
  const problems = createProblems(log, Date.now);
  const away = createAwayApp({ env, log, problems });
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
      void retryOpening(error.message);
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
    const opened = await openService({ env, log, problems });
    if (signal.aborted) return opened.store.close();
    service = opened;
    const { store, worker } = opened;
    const sweepNow = repeat(
      sweepEveryMs,
      'what has expired was not erased yet, tried again in an hour',
      () => sweep({ store, env, log, problems }, Date.now()),
    );
    void sleep(sweepAfterMs, undefined, { signal }).then(sweepNow, () => undefined);
    keepVisits = repeat(
      keepVisitsEveryMs,
      'the visits were not kept yet, tried again in a minute',
      () => visits.keep(store.inbox.visits),
    );
    void repeat(tickEveryMs, 'letters and reminders wait, tried again in seconds', opened.tick)();
    repeat(watchEveryMs, 'the deliveries could not be checked', worker.watch);
    void repeat(deliverEveryMs, 'the deliveries wait', async () => worker.wake())();
  }

  /** Repeats `work` until the service stops. Returns a function that runs it in between. */
  function repeat(everyMs: number, failed: string, work: () => Promise<void>) {
    const run = () => work().catch((error: unknown) => log.warn(errorFields(error), failed));
    const timer = setInterval(() => void run(), everyMs);
    signal.addEventListener('abort', () => clearInterval(timer));
    return run;
  }

  /** Retries until the store is open; `problem` is the first failure. */
  async function retryOpening(problem: string): Promise<void> {
    let reason = problem;
    for (let attempt = 0; !service && !signal.aborted; attempt += 1) {
      if (attempt % attemptsPerLog === 0) log.error({}, reason);
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      await open().catch((error: unknown) => {
        reason = error instanceof OwnerError ? error.message : errorName(error);
      });
    }
    if (service) log.info({}, 'the database is there: leads are taken');
  }

  const started = start();
  const tried = started.catch(() => undefined);
  const firstTry = Promise.race([tried, sleep(firstTryMs, undefined, { ref: false })]);
  return {
    /**
     * Resolves once the store is open, or with the error if the database is unavailable; then opening is
     * retried until it succeeds. Rejects if a retry cannot help.
     */
    started,
    async fetch(request: Request, bindings: { peerAddress: string }): Promise<Response> {
      await firstTry;
      return await (service?.app ?? away).fetch(request, bindings);
    },
    /** Ends event streams, which have no end; called before the server waits for running requests. */
    endStreams: () => service?.endStreams(),
    onPage: visits.count,
    /** Gives running deliveries a few seconds and closes the store. */
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
