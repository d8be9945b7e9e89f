import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '../server/storage/open-store.ts';
import { freePort, ServerProcess } from '../test/kill/server-process.ts';
import { flood, prepareLeads } from './leads/flood.ts';
import { pageP99 } from './leads/page-latency.ts';
import { measureVolume } from './leads/stored-volume.ts';
import { measureSyncRate } from './leads/sync-rate.ts';

/**
 * The lead service against the limits of the machine, in one run:
 *
 *     node bench/leads.ts [--burst 4000] [--memory 100000] [--volume 1000000] [--page /]
 *
 * Rates and times depend on the machine; the ratios beside them should not.
 */
const { values } = parseArgs({
  options: {
    burst: { type: 'string', default: '4000' },
    memory: { type: 'string', default: '0' },
    volume: { type: 'string', default: '0' },
    page: { type: 'string', default: '/healthz' },
  },
});
const connections = 128;
const syncSeconds = 3;
const quietMs = 4000;

// On the disk of the project, not in /tmp, which may be memory.
mkdirSync('data', { recursive: true });
const folder = mkdtempSync(join('data', 'bench-'));
try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const location = join(process.cwd(), folder, 'leads.sqlite');
  const store = await openStore({ engine: 'sqlite', location }, { webhook: false });
  const secret = await store.settings.secret('proof-of-work');
  await store.close();
  const server = new ServerProcess(await freePort(), {
    DATA_DIR: join(process.cwd(), folder),
    DATABASE_URL: location,
  });
  await server.start();
  try {
    const burst = Number(values.burst);
    await flood(server.port, await prepareLeads(500, secret), connections);
    const syncs = measureSyncRate(folder, syncSeconds);
    const rate = await flood(server.port, await prepareLeads(burst, secret), connections);
    print('syncs of the disk per second', syncs);
    print('leads acknowledged per second', rate, `${(rate / syncs).toFixed(2)} per sync`);

    const quiet = await pageP99(server.port, values.page, sleep(quietMs));
    const bodies = await prepareLeads(burst, secret);
    const flooded = await pageP99(
      server.port,
      values.page,
      flood(server.port, bodies, connections),
    );
    print(`p99 of ${values.page} alone, ms`, quiet);
    print(`p99 of ${values.page} in a flood, ms`, flooded, `${(flooded / quiet).toFixed(1)} times`);
    await memory(server, secret);
  } finally {
    await server.end('SIGKILL');
  }
  await volume();
}

async function memory(server: ServerProcess, secret: string): Promise<void> {
  const total = Number(values.memory);
  if (total === 0) return;
  const slice = 5000;
  for (let sent = 0; sent < total; sent += slice) {
    await flood(server.port, await prepareLeads(slice, secret), connections);
    if (sent % (slice * 4) === 0)
      print(`memory after ${sent + slice} leads, MB`, residentMb(server.pid));
  }
  print(`memory after ${total} leads, MB`, residentMb(server.pid));
}

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function volume(): Promise<void> {
  const many = Number(values.volume);
  if (many === 0) return;
  const small = await measureVolume(join(folder, 'small.sqlite'), 1000);
  const large = await measureVolume(join(folder, 'large.sqlite'), many);
  for (const call of ['list', 'search', 'insert'] as const) {
    print(`${call} among ${small.leads} leads, ms`, small[call]);
    const ratio = `${(large[call] / small[call]).toFixed(2)} times`;
    print(`${call} among ${large.leads} leads, ms`, large[call], ratio);
  }
}

function print(name: string, value: number, note = ''): void {
  console.log(`${name.padEnd(40)}${value.toFixed(value < 10 ? 2 : 0).padStart(9)}   ${note}`);
}
