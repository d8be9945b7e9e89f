import { describeStart } from './describe-start.ts';
import { type Env, EnvError, parseEnv, readDotEnv } from './env.ts';
import { startHttpServer } from './http-server.ts';
import { startLeadService } from './lead-service.ts';
import { createLog } from './log.ts';
import { readPageManifest } from './pages/page-manifest.ts';
import { createSite } from './site.ts';

const siteFolder = 'dist/site';
const manifestFile = 'dist/pages.json';

/** Runs pages and lead service in one process until it is told to stop. */
export async function runProcess(): Promise<void> {
  // What cannot be said, because its disk is full or its reader gone, ends nothing.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    readDotEnv();
    await run(parseEnv(process.env));
  } catch (error) {
    if (error instanceof EnvError) console.error(`The environment is wrong:\n${error.message}`);
    else console.error(error instanceof Error ? error.message : error);
    // Whatever is started already must not hold the process open.
    process.exit(1);
  }
}

async function run(env: Env): Promise<void> {
  // Until the site has started there is nothing to finish. A container's first process hears no
  // signal without a handler.
  let stop = async () => {};
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      const end = stop;
      // A second signal ends it at once.
      stop = async () => {};
      void end().finally(() => process.exit());
    });
  }
  const log = createLog(env.logLevel);
  const manifest = readPageManifest(manifestFile);
  const service = startLeadService(env, log);
  const site = createSite({ env, manifest, folder: siteFolder, service });
  const { host, port } = env;
  const server = await startHttpServer({ host, port, fetch: site.fetch });
  stop = async () => {
    await server.stop();
    await service.stop();
  };
  const problem = await service.started;
  const start = {
    env,
    port: server.port,
    builtFor: manifest?.origin,
    problem,
  };
  console.log(describeStart(start));
}
