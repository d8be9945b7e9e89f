import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { composeSite } from './compose-site.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { createLog, errorFields } from './log.ts';
import { servePagesOnNode } from './pages/node-pages.ts';
import { createPageServer } from './pages/page-server.ts';
import type { Relocation } from './pages/relocate.ts';
import { serveApp } from './serve-app.ts';
import { serveMetrics } from './serve-metrics.ts';
import { openStore } from './storage/open-store.ts';

/** How often expired tokens and answers are swept out, in milliseconds. */
const sweepEveryMs = 60 * 60 * 1000;

const siteFolder = 'dist/site';
const originFile = 'dist/origin.txt';
const variantFolder = 'dist/variants/en';

/** Runs the site until it is told to stop. */
async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const log = createLog(process.env['LOG_LEVEL']);
  const store = await openStore(env.store, {
    webhook: env.webhook !== undefined,
    onConnectionError: (error) => log.warn(errorFields(error), 'a database connection broke'),
  });
  const pages = openPages(env);
  const { app, worker, metrics } = await composeSite({
    ...{ env, store, log },
    ...(pages && { pages: pages.fetch }),
  });
  const server = await serveApp(app, {
    host: env.host,
    port: env.port,
    ...(pages && { shortcut: servePagesOnNode(pages) }),
  });
  const stopMetrics =
    env.metricsPort === undefined
      ? undefined
      : await serveMetrics(metrics, {
          host: env.host,
          port: env.metricsPort,
          health: () => store.jobs.health(Date.now()),
        });
  const sweeper = setInterval(() => {
    store.sweep(Date.now()).catch((error) => log.warn(errorFields(error), 'the sweep failed'));
  }, sweepEveryMs);

  worker.start();

  console.log(welcome(env, server.port, pages !== undefined));

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: requests under way are finished');
    clearInterval(sweeper);
    stopMetrics?.();
    await server.stop();
    await worker.stop();
    await store.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      stop(signal).catch((error) => {
        log.error(errorFields(error), 'stopping failed');
        process.exitCode = 1;
      });
    });
  }
}

function openPages(env: Env) {
  if (!existsSync(siteFolder)) return undefined;
  return createPageServer({
    folder: siteFolder,
    variants: variantFolder,
    relocation: relocationOf(env),
    policy: {
      siteUrl: env.siteUrl,
      ipLookupUrl: env.ipLookupUrl,
      recaptchaScriptUrl: env.recaptcha?.scriptUrl,
    },
  });
}

/** One build serves every environment: where `SITE_URL` differs from the build's, the pages follow it. */
function relocationOf(env: Env): Relocation | undefined {
  if (!process.env['SITE_URL'] || !existsSync(originFile)) return undefined;
  return { built: readFileSync(originFile, 'utf8').trim(), served: env.siteUrl };
}

function welcome(env: Env, port: number, hasPages: boolean): string {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.host) ? 'localhost' : env.host;
  const store =
    env.store.engine === 'sqlite' ? resolve(env.store.location) : 'the PostgreSQL database';
  return [
    '',
    `  The site   http://${host}:${port}${hasPages ? '' : '   (no pages are built: npm run build)'}`,
    `  Leads      ${store}`,
    '  Read them  npm run leads -- list',
    '',
  ].join('\n');
}

main().catch((error: unknown) => {
  if (error instanceof EnvError) console.error(`The environment is wrong:\n${error.message}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  // The store may hold the process open; nothing was started that would have to end.
  process.exit();
});
