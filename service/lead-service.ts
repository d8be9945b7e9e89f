import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from './env.ts';
import { createAwayApp } from './http/away-app.ts';
import { errorFields, type Log } from './log.ts';
import { type OpenService, openService } from './open-service.ts';
import { plainHeaders } from './pages/security-policy.ts';
import { serveMetrics } from './serve-metrics.ts';
import { isOutage } from './storage/outage.ts';
import { PostgresUnusableError } from './storage/postgres-unusable.ts';

/** A database that is away is tried again after so many milliseconds. */
const retryMs = 3000;

/** Of the attempts that fail, each of so many is logged. */
const loggedOf = 20;

/** How often expired tokens and answers are swept out, in milliseconds. */
const sweepEveryMs = 60 * 60 * 1000;

/** When stopping, deliveries under way get so long, in milliseconds; their leases end by themselves. */
const stopMs = 3000;

export interface LeadService {
  fetch(request: Request, bindings: { peerAddress: string }): Promise<Response>;
  /**
   * Resolves when the store was opened, or found to be away: then to a sentence, and it is tried on.
   * Rejects with a sentence where trying on would not help.
   */
  started: Promise<string | undefined>;
  /** Lets deliveries under way end for a few seconds and closes the store. */
  stop(): Promise<void>;
}

/** Starts the lead service in this process. Calls wait for the first try to open the store. */
export function startLeadService(env: Env, log: Log): LeadService {
  const away = createAwayApp(plainHeaders(env));
  const stopping = new AbortController();
  let service: OpenService | undefined;
  let endBackground = () => {};

  async function open(): Promise<string | undefined> {
    try {
      service = await openService(env, log, { inBackground: true });
    } catch (error) {
      if (!isAway(error)) throw error;
      return error.message;
    }
    if (stopping.signal.aborted) await service.store.close();
    else endBackground = await startBackground(service);
    return undefined;
  }

  async function keepTrying(): Promise<void> {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      const problem = await open().catch(String);
      if (problem === undefined) return log.info({}, 'the database is there: leads are taken');
      if (attempt % loggedOf === 0) log.error({ attempt }, problem);
    }
  }

  async function startBackground({ metrics, health, worker, store }: OpenService) {
    const { host, metricsPort: port } = env;
    const stopMetrics = port && (await serveMetrics({ host, port, metrics, health }));
    const sweeper = setInterval(() => {
      store.sweep(Date.now()).catch((error) => log.warn(errorFields(error), 'the sweep failed'));
    }, sweepEveryMs);
    worker.start();
    return () => {
      clearInterval(sweeper);
      if (stopMetrics) stopMetrics();
    };
  }

  const first = open();
  const opened = first.then(
    (problem) => {
      if (problem === undefined) return;
      log.error({}, problem);
      void keepTrying();
    },
    () => undefined,
  );

  return {
    started: first,
    async fetch(request, bindings) {
      await opened;
      return (service?.app ?? away).fetch(request, bindings);
    },
    async stop() {
      stopping.abort();
      endBackground();
      if (!service) return;
      log.info({}, 'stopping: deliveries under way are finished');
      const { worker, store } = service;
      await Promise.race([worker.stop().then(() => store.close()), sleep(stopMs)]);
    },
  };
}

/** Whether a database may come back by itself; a wrong password or name would not. */
function isAway(error: unknown): error is PostgresUnusableError {
  if (!(error instanceof PostgresUnusableError)) return false;
  const { cause } = error;
  const isLogin = cause instanceof Error && 'code' in cause && /^28/.test(String(cause.code));
  return isOutage(cause) && !isLogin;
}
