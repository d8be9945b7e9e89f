import { site } from '#site';
import { describeStart } from './describe-start.ts';
import { parseEnv, readDotEnv } from './env.ts';
import { startHttpServer } from './http-server.ts';
import { startLeadService } from './lead-service.ts';
import { createLog } from './log.ts';
import { explain } from './owner-error.ts';
import { readPageManifest } from './pages/page-manifest.ts';
import { createSite } from './pages/pages-app.ts';

async function run(): Promise<void> {
  // Leads are personal data: other users of the machine must not read what this process makes.
  process.umask(0o077);
  readDotEnv();
  const env = parseEnv(process.env);
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
  const service = startLeadService(env, createLog(env.logLevel));
  const { fetch } = createSite(env, 'dist', service);
  // Sockets of systemd begin at 3 (sd_listen_fds).
  const fd = process.env['LISTEN_PID'] === String(process.pid) ? 3 : undefined;
  const server = await startHttpServer({ ...env, fd, fetch });
  stop = async () => {
    service.endStreams();
    await server.stop();
    await service.stop();
  };
  const problem = await service.started;
  const builtFor = readPageManifest('dist/pages.json')?.origin;
  const { ownerLanguage } = site.facts;
  console.log(describeStart({ ...env, port: server.port }, ownerLanguage, builtFor, problem));
}

// What cannot be said, because its disk is full or its reader gone, ends nothing.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
try {
  await run();
} catch (error) {
  console.error(explain(error, site.facts.ownerLanguage));
  // Whatever is started already must not hold the process open.
  process.exit(1);
}
