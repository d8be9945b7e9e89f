import { type ChildProcess, fork, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSampleSite } from '../service/pages/testing/sample-site.ts';
import type { LoadOrder, LoadResult } from './pages/load-generator.ts';
import { nginxConfig } from './pages/nginx-config.ts';

/**
 * The page server against nginx: the same files, the same headers, gzip for all (Debian's nginx has no
 * brotli), the front page, in one run with the rounds interleaved so that a busy machine is busy for all.
 */
const connectionCounts = [1, 64, 512];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const warmUpMs = 500;
const measureMs = Number(process.env.BENCH_MS ?? 2_000);
const firstAnswers = 5;
const startDeadlineMs = 10_000;
const acceptEncoding = 'gzip';
const nginxPath = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

interface Contender {
  name: string;
  port: number;
  command: readonly [string, ...string[]];
  /** Environment, beside this process's own. */
  variables?: Readonly<Record<string, string>>;
}

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill();
});

const built = 'dist/site';
const isBuilt = existsSync(join(built, 'index.html'));
using sample = await buildSampleSite();
const site = isBuilt
  ? { folder: join(process.cwd(), built), variants: join(process.cwd(), 'dist/variants/en') }
  : sample;
const work = mkdtempSync(join(tmpdir(), 'bench-pages-'));

const node = (way: string, port: number): Contender['command'] => [
  process.execPath,
  join(import.meta.dirname, 'pages/serve-site.ts'),
  site.folder,
  site.variants,
  String(port),
  way,
];
const wholePort = 4_710;
/** The server as an owner starts it; the contenders below run from their sources, which takes longer. */
const whole: Contender = {
  name: 'page front',
  port: wholePort,
  command: [process.execPath, 'dist/service/main.js'],
  variables: { PORT: String(wholePort), DATA_DIR: work, DATABASE_URL: join(work, 'leads.sqlite') },
};
const contenders: Contender[] = [
  { name: 'page front', port: 4_711, command: node('front', 4_711) },
  { name: 'node:http alone', port: 4_712, command: node('alone', 4_712) },
];
if (nginxPath) contenders.push(await describeNginx(nginxPath, 4_713));
else
  console.log(
    'nginx is not installed (Debian: apt-get install nginx-light): measuring without it.',
  );

console.log(
  `Front page of ${isBuilt ? built : 'a small sample (npm run build gives the real one)'}…`,
);
const foreign = contenders.filter(({ command }) => command[0] === nginxPath);
const starts = new Map<string, number[]>();
for (let turn = 0; turn < firstAnswers; turn += 1) {
  for (const contender of isBuilt ? [whole, ...foreign] : contenders) {
    const { child, milliseconds } = await start(contender);
    starts.set(contender.name, [...(starts.get(contender.name) ?? []), milliseconds]);
    await stop(child);
  }
}

const results = new Map<string, LoadResult[]>();
const running = new Map<string, ChildProcess>();
for (const contender of contenders) running.set(contender.name, (await start(contender)).child);
for (let round = 0; round < rounds; round += 1) {
  for (const connections of connectionCounts) {
    for (const contender of contenders) {
      const key = `${contender.name} ${connections}`;
      process.stderr.write(`\rround ${round + 1} of ${rounds}: ${key}`.padEnd(70));
      results.set(key, [...(results.get(key) ?? []), await load(contender, connections)]);
    }
  }
}
process.stderr.write(`${'\r'.padEnd(70)}\r`);

console.table(
  Object.fromEntries(
    contenders.map(({ name }) => [
      name,
      {
        ...Object.fromEntries(
          connectionCounts.flatMap((connections) => {
            const runs = results.get(`${name} ${connections}`) ?? [];
            return [
              [
                `req/s @${connections}`,
                Math.round(median(runs.map((run) => run.requestsPerSecond))),
              ],
              [`p99 ms @${connections}`, median(runs.map((run) => run.p99)) / 1_000],
              [`CPU µs @${connections}`, Math.round(median(runs.map((run) => run.cpu)))],
            ];
          }),
        ),
        'memory MB': Math.round(memoryOf(running.get(name)) / 1_024),
        ...(starts.has(name) && { 'first answer ms': Math.round(median(starts.get(name) ?? [])) }),
      },
    ]),
  ),
);
const failures = [...results.values()].flat().reduce((total, { errors }) => total + errors, 0);
if (failures > 0) console.log(`${failures} connections failed.`);
for (const child of running.values()) await stop(child);
rmSync(work, { recursive: true });

async function describeNginx(path: string, port: number): Promise<Contender> {
  const [ours] = contenders;
  if (!ours) throw new Error('Nothing to compare nginx with.');
  const { child } = await start(ours);
  const headers = await new Promise<Map<string, string>>((resolve, reject) => {
    request({ port: ours.port, host: '127.0.0.1', path: '/' }, (response) => {
      response.resume();
      resolve(
        new Map(Object.entries(response.headers).map(([key, value]) => [key, String(value)])),
      );
    })
      .on('error', reject)
      .end();
  });
  await stop(child);
  mkdirSync(join(work, 'logs'));
  const configuration = join(work, 'nginx.conf');
  writeFileSync(configuration, nginxConfig({ work, ...site, port, headers }));
  return { name: 'nginx, 1 worker', port, command: [path, '-p', work, '-c', configuration] };
}

/** Starts a contender; milliseconds from spawning it to the end of its first answer. */
async function start(contender: Contender): Promise<{ child: ChildProcess; milliseconds: number }> {
  const [file, ...parameters] = contender.command;
  const startedAt = performance.now();
  const child = spawn(file, parameters, {
    env: { ...process.env, ...contender.variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  alive.add(child.once('exit', () => alive.delete(child)));
  while (!(await answers(contender.port))) {
    if (child.exitCode !== null || performance.now() - startedAt > startDeadlineMs) {
      throw new Error(`${contender.name} does not answer with 200 (exit code ${child.exitCode}).`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return { child, milliseconds: performance.now() - startedAt };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/', agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    })
      .on('error', () => resolve(false))
      .end();
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function load(contender: Contender, connections: number): Promise<LoadResult> {
  const order: LoadOrder = {
    port: contender.port,
    processes: familyOf(running.get(contender.name)),
    connections,
    warmUpMs,
    measureMs,
    request: `GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${acceptEncoding}\r\nCookie: lang=en\r\n\r\n`,
  };
  const script = join(import.meta.dirname, 'pages/load-generator.ts');
  const generator = fork(script, [JSON.stringify(order)]);
  alive.add(generator);
  try {
    return await new Promise((resolve, reject) => {
      generator.once('message', (result: LoadResult) => resolve(result));
      generator.once('exit', (code) => reject(new Error(`The load ended by itself: ${code}.`)));
    });
  } finally {
    // Node may hang where it ends while code of a hot loop is compiled (nodejs/node#54918).
    generator.kill('SIGKILL');
    alive.delete(generator);
  }
}

/** Resident kilobytes of a process and its children. */
function memoryOf(child: ChildProcess | undefined): number {
  return familyOf(child).reduce(
    (sum, id) => sum + Number(/VmRSS:\s*(\d+)/.exec(readOrNothing(`/proc/${id}/status`))?.[1] ?? 0),
    0,
  );
}

/** Process ids of a process and its children; none where there is no /proc. */
function familyOf(child: ChildProcess | undefined): readonly string[] {
  if (child?.pid === undefined || !existsSync('/proc')) return [];
  const parent = String(child.pid);
  return readdirSync('/proc').filter(
    (id) =>
      id === parent ||
      (/^\d+$/.test(id) && readOrNothing(`/proc/${id}/status`).includes(`\nPPid:\t${parent}\n`)),
  );
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended between listing and reading.
    return '';
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.trunc(sorted.length / 2)] ?? Number.NaN;
}
