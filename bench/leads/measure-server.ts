import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../test/kill/server-process.ts';
import { pageP99 } from './page-latency.ts';
import type { LoadResults } from './results.ts';
import { prepareFlood } from './start-flood.ts';
import { measureSyncRate } from './sync-rate.ts';

const connections = 128;
const syncSeconds = 1;
const quietMs = 3000;
/** Leads between two looks at the memory. */
const memoryStep = 20_000;

export interface MeasuredSite {
  server: ServerProcess;
  /** Secret of its proof of work. */
  secret: string;
  /** A folder on the disk that the leads go to. */
  folder: string;
  /** Leads of one flood. */
  burst: number;
}

function flood({ server, secret, burst }: MeasuredSite, leads = burst) {
  return prepareFlood({ port: server.port, secret, leads, connections });
}

/** The disk before and after each flood, so that what else uses it meets both. */
export async function measureRounds(
  site: MeasuredSite,
  rounds: number,
): Promise<LoadResults['rounds']> {
  const warmUp = await flood(site, 500);
  await warmUp();
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const send = await flood(site);
    const before = measureSyncRate(site.folder, syncSeconds);
    const leads = await send();
    const after = measureSyncRate(site.folder, syncSeconds);
    results.push({ syncs: (before + after) / 2, leads });
  }
  return results;
}

/** A visitor's page without and with a flood of leads beside it. */
export async function measureFlooded(
  site: MeasuredSite,
  rounds: number,
): Promise<LoadResults['pages']> {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const send = await flood(site);
    const quiet = await pageP99(site.server.port, '/', sleep(quietMs));
    const sending = send();
    const flooded = await pageP99(site.server.port, '/', sending);
    results.push({ quiet, flooded, leads: await sending });
  }
  return results;
}

/** Memory of the server while so many leads come in. */
export async function measureMemory(
  site: MeasuredSite,
  leads: number,
): Promise<LoadResults['memory']> {
  const results = [];
  for (let sent = 0; sent < leads; sent += memoryStep) {
    const step = Math.min(memoryStep, leads - sent);
    await (await flood(site, step))();
    process.stderr.write(`\r${sent + step} of ${leads} leads sent   `);
    results.push({ leads: sent + step, mb: residentMb(site.server.pid) });
  }
  process.stderr.write('\r');
  return results;
}

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
