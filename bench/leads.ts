/** `npm run bench:leads`: measures the built server's rate of leads, and its pages' speed meanwhile. */
import '../build/explain-errors.ts';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { answerHelp } from '../build/answer-help.ts';
import { openTestStore } from '../service/storage/testing/open-test-store.ts';
import { freePort } from '../service/testing/free-port.ts';
import { prepareLeads } from '../service/testing/prepare-leads.ts';
import { ServerProcess } from '../test/kill/server-process.ts';
import { type Claims, measureClaims } from './claims.ts';
import { describeMachine } from './machine.ts';
import { spread, writeFigures } from './report.ts';

answerHelp(`npm run bench:leads sends the built server as many leads as it can take over many connections, and requests
a page at the same time. A lead counts once it is answered with 201, so once it is on disk. Then it measures how
long finding a due webhook takes, alone and while 100,000 mails are waiting.

  npm run bench:leads -- [--leads 3000] [--connections 64] [--rounds 3] [--write]

Both mails of each lead are written at the same time; rate limits are off. --write writes the figures to
docs/load.md.`);

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '3000' },
    connections: { type: 'string', default: '64' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});
const leads = Number(values.leads);
const connections = Number(values.connections);
const rounds = Number(values.rounds);
if (!leads || !connections || !rounds)
  throw new Error('--leads, --connections and --rounds must be numbers above 0.');
if (!existsSync('dist/site')) throw new Error('No pages have been built: run npm run build.');

// On the project's disk, because /tmp may be in memory.
mkdirSync('data', { recursive: true });
const folder = mkdtempSync(resolve('data/bench-'));
const location = `${folder}/leads.sqlite`;
const store = await openTestStore({ engine: 'sqlite', location });
const secret = await store.settings.secret('proof-of-work');
await store.close();

const server = new ServerProcess(await freePort(), { DATA_DIR: folder }, '.');
const origin = `http://127.0.0.1:${server.port}`;
const results: { perSecond: number; leadMs: number; pageMs: number; pageBesideMs: number }[] = [];
let claims: Claims;
try {
  await server.start();
  await flood(connections);
  for (let round = 0; round < rounds; round += 1) {
    const alone = await askForPage(3);
    const [lead, beside] = await Promise.all([flood(leads), askForPage(1)]);
    results.push({
      perSecond: lead['2xx'] / lead.duration,
      leadMs: lead.latency.p99,
      pageMs: alone.latency.p99,
      pageBesideMs: beside.latency.p99,
    });
  }
  await server.end('SIGKILL');
  const left = await openTestStore({ engine: 'sqlite', location });
  claims = await measureClaims(left);
  await left.close();
} finally {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

const of = (key: keyof (typeof results)[number]) => spread(results.map((result) => result[key]));
const rows = [
  { what: 'leads acknowledged in a second', measured: of('perSecond') },
  { what: 'a lead, 99th percentile, ms', measured: of('leadMs') },
  { what: 'a page, 99th percentile, ms', measured: of('pageMs') },
  { what: 'a page in the flood, 99th percentile, ms', measured: of('pageBesideMs') },
  { what: 'a due webhook is found, ms', measured: spread(claims.alone) },
  { what: 'the same while 100,000 mails wait, ms', measured: spread(claims.behindMails) },
];
const conditions = `${describeMachine()}; SQLite, ${leads} leads over ${connections} connections, ${rounds} rounds: median (lowest–highest)`;
console.table(rows);
console.log(conditions);
if (values.write) writeFigures('docs/load.md', conditions, rows);

/** Sends this many leads; throws if one is refused. */
async function flood(count: number): Promise<autocannon.Result> {
  const bodies = await prepareLeads(count, secret);
  const share = Math.floor(count / connections);
  const result = await autocannon({
    url: `${origin}/api/leads`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    connections,
    amount: share * connections,
    setupClient: (client) =>
      client.setRequests(bodies.splice(0, share).map((body) => ({ method: 'POST', body }))),
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx + result.errors} of ${count} leads were not accepted.`);
  }
  return result;
}

/** Requests the landing page over one connection. */
function askForPage(duration: number): Promise<autocannon.Result> {
  return autocannon({ url: origin, connections: 1, duration });
}
