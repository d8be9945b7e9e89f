import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../service/storage/open-store.ts';
import { freePort } from '../service/testing/free-port.ts';
import { ServerProcess } from '../test/kill/server-process.ts';
import { drawLoad } from './leads/draw-load.ts';
import { measureFlooded, measureMemory, measureRounds } from './leads/measure-server.ts';
import { measureVolumes } from './leads/measure-volumes.ts';
import { describeMachine, type LoadResults } from './leads/results.ts';
import { measureStarts } from './leads/start-time.ts';
import { tableOf, writeReport } from './leads/write-report.ts';

/**
 * The lead service against the limits of the machine, in one run; prints the table, and writes
 * docs/load.md and docs/load.svg:
 *
 *     npm run bench:leads -- [--rounds 5] [--burst 3000] [--memory 100000] [--volume 1000000]
 *         [--postgres 1000000] [--only volume] [--dry]
 *
 * Rates and times depend on the machine; the ratios beside them should not. Everything that is
 * compared is measured in turn, so that other work on the machine meets both sides. 0 leaves a part
 * out; `--only volume` measures the stores without a server; it and `--dry` write nothing.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    burst: { type: 'string', default: '3000' },
    memory: { type: 'string', default: '100000' },
    volume: { type: 'string', default: '1000000' },
    postgres: { type: 'string', default: '1000000' },
    only: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);

type ServedResults = Pick<LoadResults, 'rounds' | 'pages' | 'memory' | 'start'>;
const nothingServed: ServedResults = {
  ...{ rounds: [], pages: [], memory: [] },
  start: { page: [], service: [] },
};

if (values.only !== undefined && values.only !== 'volume') {
  console.error('Only `volume` can be measured alone.');
  process.exit(2);
}
if (!values.only && !existsSync('dist/site')) {
  console.error('There are no pages to ask for: npm run build, then again.');
  process.exit(2);
}
// On the disk of the project, not in /tmp, which may be memory.
mkdirSync('data', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), 'data', 'bench-'));
try {
  const results: LoadResults = {
    measuredAt: new Date().toISOString(),
    ...(values.only ? nothingServed : await measureServer()),
    volumes: await measureVolumes({
      ...{ folder, rounds },
      sqlite: Number(values.volume),
      postgres: Number(values.postgres),
    }),
    machine: describeMachine(),
  };
  console.log(tableOf(results));
  if (!values.dry && !values.only) {
    writeFileSync('docs/load.svg', drawLoad(results));
    writeFileSync('docs/load.md', writeReport(results));
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function measureServer(): Promise<ServedResults> {
  const variables = { DATA_DIR: folder };
  const location = join(folder, 'leads.sqlite');
  const store = await openStore({ engine: 'sqlite', location });
  const secret = await store.settings.secret('proof-of-work');
  await store.close();

  const starts = await measureStarts(['/', '/healthz'], variables, rounds + 1);
  const server = new ServerProcess(await freePort(), variables, process.cwd());
  await server.start();
  const site = { server, secret, folder, burst: Number(values.burst) };
  try {
    return {
      rounds: await measureRounds(site, rounds),
      pages: await measureFlooded(site, rounds),
      memory: await measureMemory(site, Number(values.memory)),
      // The first start fills the cache of compiled modules.
      start: {
        page: starts.get('/')?.slice(1) ?? [],
        service: starts.get('/healthz')?.slice(1) ?? [],
      },
    };
  } finally {
    await server.end('SIGKILL');
  }
}
