import { resolve } from 'node:path';
import { writeCompiledModules } from './compiled-modules.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { startHttpServer } from './http-server.ts';
import { openPages } from './open-pages.ts';
import { plainHeaders } from './pages/security-policy.ts';
import type { ServiceThread } from './service/start-service.ts';

/**
 * Runs the site until it is told to stop: pages in this thread, the lead service in one of its own.
 */
export async function runProcess(service: ServiceThread): Promise<void> {
  // What cannot be said, because its disk is full or its reader gone, ends nothing.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    await run(service);
  } catch (error) {
    if (error instanceof EnvError) console.error(`The environment is wrong:\n${error.message}`);
    else console.error(error instanceof Error ? error.message : error);
    // Whatever is started already must not hold the process open.
    process.exit(1);
  }
}

async function run(service: ServiceThread): Promise<void> {
  // Until the site has started there is nothing to drain. Without a handler a container's first
  // process would not hear the signal at all.
  let stop: () => unknown = () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop());

  const env = parseEnv(process.env);
  const pages = openPages(env);
  const { host, port } = env;
  const [server] = await Promise.all([
    startHttpServer({
      host,
      port,
      pages,
      secureHeaders: plainHeaders(env),
      answer: service.answer,
    }),
    service.started,
  ]);
  console.log(welcome(env, server.port, pages !== undefined));
  writeCompiledModules();

  stop = async () => {
    stop = () => {};
    await server.stop();
    await service.stop();
  };
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
