import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bodyMaxBytes } from '../../inbox/server/http/inbox-base.ts';
import { freePort } from '../../service/testing/free-port.ts';
import { testServerFolder } from '../build-server.ts';
import { ServerProcess } from '../kill/server-process.ts';
import { debianProgram } from './debian-program.ts';
import { forwardedFor, type ProxyServer, startCaddy, startNginx } from './proxy.ts';

/** The server's former keep-alive timeout, around which POSTs were lost. */
const edgeMs = 5000;

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trinta-proxies-'));
  server = new ServerProcess(await freePort(), { DATA_DIR: folder, TRUSTED_PROXIES: '1' });
  await server.start();
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const proxies = [
  ['caddy', 'caddy', startCaddy],
  ['nginx', 'nginx-light', startNginx],
] as const;

// Concurrent, because the tests mostly wait.
describe.concurrent.each(proxies)('behind %s', (name, packageName, start) => {
  const program = debianProgram(name, packageName);
  let proxy: ProxyServer;

  beforeAll(async () => {
    if (program) proxy = await start(program, server.port);
  });
  afterAll(() => proxy?.end());

  test('the server sees the visitor’s real address, whatever headers they send', async ({
    skip,
  }) => {
    skip(!program, `${name} cannot be installed here`);
    expect(JSON.parse((await proxy.call('/api/ip')).text)).toEqual({ ip: '127.0.0.1' });
  });

  test('plain HTTP redirects to HTTPS', async ({ skip }) => {
    skip(!program, `${name} cannot be installed here`);
    const asked = fetch(`http://localhost:${proxy.httpPort}/privacy?a=1`, { redirect: 'manual' });
    const { status, headers } = await asked;
    expect([301, 308]).toContain(status);
    expect(headers.get('location')).toMatch(/^https:\/\/[^/]+\/privacy\?a=1$/);
  });

  test('the name without www redirects to the one with it', async ({ skip }) => {
    skip(!program, `${name} cannot be installed here`);
    const servername = 'example.com';
    const options = { port: proxy.httpsPort, path: '/privacy?a=1', rejectUnauthorized: false };
    const asked = get({ ...options, servername, headers: { host: servername }, agent: false });
    const [{ headers }] = await once(asked, 'response');
    asked.destroy();
    expect(headers.location).toBe('https://www.example.com/privacy?a=1');
  });

  test('browsers can use HTTP/2 over TLS 1.3', async ({ skip }) => {
    skip(!program, `${name} cannot be installed here`);
    const ALPNProtocols = ['h2', 'http/1.1'];
    const { httpsPort: port } = proxy;
    const socket = connect({
      port,
      servername: 'localhost',
      ALPNProtocols,
      minVersion: 'TLSv1.3',
      rejectUnauthorized: false,
    });
    await once(socket, 'secureConnect');
    socket.destroy();
    expect(socket.alpnProtocol).toBe('h2');
  });

  test('the inbox’s largest request reaches the server', async ({ skip }) => {
    skip(!program, `${name} cannot be installed here`);
    const { status } = await proxy.call('/inbox/api/letters', 'x'.repeat(bodyMaxBytes));
    // Without an invitation, there is no inbox.
    expect(status).toBe(404);
  });

  test('no POST on a kept-alive connection is lost', async ({ skip }) => {
    skip(!program, `${name} cannot be installed here`);
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    const connections = Array.from({ length: 200 });
    const pages = await Promise.all(
      connections.map(() => proxy.call('/healthz', undefined, agent)),
    );
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    const posts = await Promise.all(
      connections.map(async (_, at) => {
        await sleep(edgeMs - 100 + at);
        return proxy.call('/api/leads', '{}', agent);
      }),
    );
    agent.destroy();
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set([422]));
  });
});

test('behind a CDN and Caddy, the server sees the visitor that the CDN saw', async ({ skip }) => {
  const program = debianProgram('caddy');
  if (!program) return skip('caddy cannot be installed here');
  const data = mkdtempSync(join(tmpdir(), 'trinta-cdn-'));
  const behind = new ServerProcess(await freePort(), { DATA_DIR: data, TRUSTED_PROXIES: '2' });
  await behind.start();
  // The test is the CDN, and calls from a loopback address.
  const proxy = await startCaddy(program, behind.port, '127.0.0.0/8 ::1');
  const { text } = await proxy.call('/api/ip');
  await proxy.end();
  await behind.end('SIGTERM');
  rmSync(data, { recursive: true, force: true });
  expect(JSON.parse(text)).toEqual({ ip: forwardedFor });
});

/**
 * Runs the server as systemd does: with a socket that outlives it, and a new process whenever it ends.
 * Discards its output.
 */
async function startUnderSocket(activate: string) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'trinta-socket-'));
  const pidFile = join(folder, 'pid');
  const once = `echo $$ > ${pidFile}; LISTEN_PID=$$ exec ${process.execPath} dist/service/main.js`;
  const script = join(folder, 'serve.sh');
  writeFileSync(script, once);
  const loop = `while [ ! -e ${folder}/over ]; do sh ${script}; done`;
  const variables = ['-E', `DATA_DIR=${folder}`, '-E', 'RATE_LIMIT_PER_ADDRESS=0'];
  const child = spawn(activate, ['-l', `127.0.0.1:${port}`, ...variables, 'sh', '-c', loop], {
    cwd: testServerFolder,
    stdio: 'ignore',
  });
  const tell = () => process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM');
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 10_000 }).toBe(true);
  return {
    port,
    restart: tell,
    async end() {
      writeFileSync(join(folder, 'over'), '');
      const gone = new Promise((done) => child.once('exit', done));
      tell();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test.concurrent.each(proxies)(
  'a restart behind %s does not lose requests',
  async (name, packageName, start) => {
    const program = debianProgram(name, packageName);
    const activate = debianProgram('systemd-socket-activate', 'systemd');
    if (!program || !activate) throw new Error(`${name} or systemd cannot be installed here.`);
    const site = await startUnderSocket(activate);
    const proxy = await start(program, site.port);
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    const statuses: number[] = [];
    let isOver = false;
    const visitors = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        statuses.push((await proxy.call('/api/leads', '{}', agent)).status);
        await sleep(Math.random() * 40);
      }
    });
    // Far more than are pending at once, so that the new server has taken most of them.
    const hundredMore = () => {
      const enough = statuses.length + 100;
      return vi.waitUntil(() => statuses.length >= enough, { timeout: 60_000 });
    };
    for (let times = 0; times < 3; times += 1) {
      await hundredMore();
      site.restart();
    }
    await hundredMore();
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    await proxy.end();
    await site.end();
    expect(new Set(statuses)).toEqual(new Set([422]));
  },
);
