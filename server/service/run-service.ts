/**
 * The thread in which the lead service runs: app, store and deliveries. Its waiting for the disk and
 * its work on a flood of leads hold up no page, for those are answered in another thread.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { writeCompiledModules } from '../compiled-modules.ts';
import { composeSite } from '../compose-site.ts';
import { parseEnv } from '../env.ts';
import { type AppAnswer, callApp } from '../http/app-call.ts';
import { createLog, errorFields } from '../log.ts';
import { openStore } from '../storage/open-store.ts';
import { Batch } from './batch.ts';
import type { FromService, ToService } from './thread-messages.ts';

/** How often expired tokens and answers are swept out, in milliseconds. */
const sweepEveryMs = 60 * 60 * 1000;

const serverError: AppAnswer = { status: 500, headers: [], body: new Uint8Array() };

/** Starts the service and resolves to what ends it. */
async function run(port: MessagePort): Promise<() => Promise<void>> {
  const env = parseEnv(process.env);
  const log = createLog(env.logLevel);
  const store = await openStore(env.store, {
    webhook: env.webhook !== undefined,
    onConnectionError: (error) => log.warn(errorFields(error), 'a database connection broke'),
  });
  const { app, worker, metrics } = await composeSite({ env, store, log });
  const { host, metricsPort } = env;
  let stopMetrics: (() => void) | undefined;
  if (metricsPort !== undefined) {
    const { serveMetrics } = await import('../serve-metrics.ts');
    const health = () => store.jobs.health(Date.now());
    stopMetrics = await serveMetrics(metrics, { host, port: metricsPort, health });
  }
  const sweeper = setInterval(() => {
    store.sweep(Date.now()).catch((error) => log.warn(errorFields(error), 'the sweep failed'));
  }, sweepEveryMs);

  const answers = new Batch<{ id: number; answer: AppAnswer }>((batch) =>
    say(port, { kind: 'answers', answers: batch }),
  );
  port.on('message', (message: ToService) => {
    if (message.kind !== 'calls') return;
    for (const { id, call } of message.calls) {
      callApp(app, call)
        .catch((error) => {
          log.error(errorFields(error), 'a call failed');
          return serverError;
        })
        .then((answer) => answers.add({ id, answer }));
    }
  });
  worker.start();
  say(port, { kind: 'started' });
  writeCompiledModules();

  return async () => {
    log.info({}, 'stopping: requests under way are finished');
    clearInterval(sweeper);
    stopMetrics?.();
    await worker.stop();
    await store.close();
  };
}

function say(port: MessagePort, message: FromService): void {
  port.postMessage(message);
}

async function main(port: MessagePort): Promise<void> {
  const stopAsked = new Promise<void>((resolve) => {
    port.on('message', (message: ToService) => {
      if (message.kind === 'stop') resolve();
    });
  });
  const stop = await run(port).catch((error: unknown) => {
    say(port, { kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
  if (stop) {
    await stopAsked;
    await stop();
  }
  port.close();
}

if (parentPort) await main(parentPort);
