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
  // Leads are personal data: other users of the machine must not read files of this process.
  process.umask(0o077);
  readDotEnv();
  const env = parseEnv(process.env);
  // Nothing to stop until the site has started, but PID 1 of a container ignores signals without a handler.
  let stop = async () => {};
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      const end = stop;
      // A second signal ends the process at once.
      stop = async () => {};
      void end().finally(() => process.exit());
    });
  }
  const service = startLeadService(env, createLog(env.logLevel));
  const { fetch } = createSite(env, 'dist', service);
  // systemd passes sockets from descriptor 3 on (sd_listen_fds).
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

// A failed write, on a full disk or without a reader, must not end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
try {
  await run();
} catch (error) {
  console.error(explain(error, site.facts.ownerLanguage));
  // Ends the process even if something has been started already.
  process.exit(1);
}
