import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { site as content } from '#site';
import { openInboxStore } from '../../../inbox/server/inbox-store.ts';
import { runCli } from '../../../service/cli/run-cli.ts';
import { parseEnv } from '../../../service/env.ts';
import { freePort } from '../../../service/testing/free-port.ts';

export interface Site {
  origin: string;
  /** Runs an owner's command on this site's store, and resolves to its output. */
  leads: (...parameters: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

/** Folder of the tested build; the tests of the second site set another. */
const dist = process.env['DIST_FOLDER'] ?? 'dist';

/** The worker's shared sites by build; its test files share loaded modules. */
const shared = new Map<string, Promise<Site>>();

/**
 * Starts the built site as a process with its own store, like `npm run serve`. Without `env` it is started
 * once for all files of a worker, so that their pages find it in the browser's cache.
 *
 * @param built folder whose `dist/` contains the pages
 */
export function startSite(
  environment?: Record<string, string>,
  built = dirname(dist),
): Promise<Site> {
  if (environment) return startProcess(environment, built, []);
  const site = shared.get(built) ?? startProcess({}, built, ['--import', endWithWorker]);
  shared.set(built, site);
  // After a failure, the next call tries again.
  site.catch(() => shared.delete(built));
  return site.then((started) => ({ ...started, stop: async () => undefined }));
}

const endWithWorker = new URL('end-with-worker.ts', import.meta.url).href;

async function startProcess(
  environment: Record<string, string>,
  built: string,
  options: readonly string[],
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const port = Number(environment['PORT'] ?? (await freePort()));
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    // Mails of tests are stored with their leads, not in the owner's outbox.
    DATA_DIR: folder,
    DATABASE_URL: join(folder, 'leads.sqlite'),
    IP_LOOKUP_URL: `http://127.0.0.1:${port}/api/ip`,
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_TOTAL: '0',
    ...environment,
  };
  const server = spawn(process.execPath, [...options, resolve(dist, 'service/main.js')], {
    cwd: built,
    env,
    stdio: 'pipe',
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(server, origin);
  return {
    origin,
    leads: (...parameters) => typeCommand(parameters, env),
    stop: async () => {
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(server: ChildProcess, origin: string): Promise<void> {
  let said = '';
  server.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The site ended at its start: ${said}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The site did not start: ${said}`);
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

/** Runs a command in this process, because starting another takes longer than the command. */
async function typeCommand(typed: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const terminal = {
    async out(text: string) {
      write(text);
      return true;
    },
    err: write,
    columns: undefined,
  };
  const { ownerLanguage: language, timeZone } = content.facts;
  await runCli(typed, terminal, {
    owner: { language, timeZone },
    readEnv: () => parseEnv(env),
    openStore: openInboxStore,
    now: Date.now,
  });
  return output;
}
