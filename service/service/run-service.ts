/**
 * The thread in which the lead service runs: app, store and deliveries. Its waiting for the disk and
 * its work on a flood of leads hold up no page, for those are answered in another thread.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { writeCompiledModules } from '../compiled-modules.ts';
import { composeService } from '../compose-service.ts';
import type { QueueHealth } from '../delivery/job.ts';
import { type Env, parseEnv } from '../env.ts';
import { type AppAnswer, callApp } from '../http/app-call.ts';
import { createLog, errorFields } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { openStore } from '../storage/open-store.ts';
import { Batch } from './batch.ts';
import type { FromService, NumberedCall, ToService } from './thread-messages.ts';

/** How often expired tokens and answers are swept out, in milliseconds. */
const sweepEveryMs = 60 * 60 * 1000;

const serverError: AppAnswer = { status: 500, headers: [], body: new Uint8Array() };

interface OpenService {
  take(calls: readonly NumberedCall[]): void;
  /** Ends the deliveries under way and closes the store. */
  close(): Promise<void>;
}

/** Opens the store and all that works on it. Throws a sentence for the owner. */
async function openService(port: MessagePort): Promise<OpenService> {
  const env = parseEnv(process.env);
  const log = createLog(env.logLevel);
  const store = await openStore(env.store, {
    webhook: env.webhook !== undefined,
    onConnectionError: (error) => log.warn(errorFields(error), 'a database connection broke'),
  });
  const { app, worker, metrics } = await composeService({ env, store, log });
  const stopMetrics = await startMetrics(env, metrics, () => store.jobs.health(Date.now()));
  const sweeper = setInterval(() => {
    store.sweep(Date.now()).catch((error) => log.warn(errorFields(error), 'the sweep failed'));
  }, sweepEveryMs);
  const answers = new Batch<{ id: number; answer: AppAnswer }>((batch) =>
    say(port, { kind: 'answers', answers: batch }),
  );
  worker.start();

  return {
    take(calls) {
      for (const { id, call } of calls) {
        callApp(app, call)
          .catch((error) => {
            log.error(errorFields(error), 'a call failed');
            return serverError;
          })
          .then((answer) => answers.add({ id, answer }));
      }
    },
    async close() {
      log.info({}, 'stopping: requests under way are finished');
      clearInterval(sweeper);
      stopMetrics?.();
      await worker.stop();
      await store.close();
    },
  };
}

/** Serves `/metrics` where the environment asks for it; what ends that. */
async function startMetrics(
  { host, metricsPort: port }: Env,
  metrics: Metrics,
  health: () => Promise<QueueHealth>,
): Promise<(() => void) | undefined> {
  if (port === undefined) return undefined;
  const { serveMetrics } = await import('../serve-metrics.ts');
  return await serveMetrics(metrics, { host, port, health }).catch((cause) => {
    throw new Error(metricsPortRefused(port, cause), { cause });
  });
}

function metricsPortRefused(port: number, cause: NodeJS.ErrnoException): string {
  const why =
    cause.code === 'EADDRINUSE' ? 'is in use by another program' : `is refused (${cause.message})`;
  return `Port ${port} of METRICS_PORT ${why}. Free it, or set METRICS_PORT to another.`;
}

function say(port: MessagePort, message: FromService): void {
  port.postMessage(message);
}

async function main(port: MessagePort): Promise<void> {
  const service = await openService(port).catch((error: unknown) => {
    say(port, { kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
  if (service) {
    const stopAsked = new Promise<void>((resolve) => {
      // One listener for everything: the first one opens the port, and what comes for another is lost.
      port.on('message', (message: ToService) => {
        if (message.kind === 'calls') service.take(message.calls);
        else resolve();
      });
    });
    say(port, { kind: 'started' });
    writeCompiledModules();
    await stopAsked;
    await service.close();
  }
  port.close();
}

if (parentPort) await main(parentPort);
