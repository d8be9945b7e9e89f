import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import type { AppEnv } from './http/app-env.ts';
import { startHttpServer } from './http-server.ts';
import { createSite } from './pages/pages-app.ts';
import { buildSampleSite, type SampleSite } from './pages/testing/sample-site.ts';
import { startTestSite, type TestSite, validLead } from './testing/test-site.ts';

/** More than the buffers between server and visitor can take. */
const largeBytes = 32 * 1024 * 1024;

let site: TestSite;
let built: SampleSite;
let app: Hono<AppEnv>;
let server: Awaited<ReturnType<typeof startHttpServer>>;

beforeAll(async () => {
  built = await buildSampleSite({ 'images/large.webp': new Uint8Array(largeBytes) });
});
afterAll(() => built[Symbol.dispose]());
beforeEach(async () => {
  const variables = { SITE_URL: 'https://trinta.example' };
  site = await startTestSite(variables);
  const service = {
    fetch: async (...call: Parameters<typeof app.fetch>) => site.app.fetch(...call),
  };
  app = createSite(parseEnv(variables), built.dist, service);
  server = await startHttpServer({
    host: '127.0.0.1',
    port: 0,
    fetch: app.fetch,
    timeouts: { requestMs: 300, stallMs: 20_000 },
  });
});
afterEach(async () => {
  await server.stop();
  await site.close();
});

const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;

/** Returns the response to a request line, sent byte for byte. */
async function answerTo(line: string, headers = 'Host: x', body = '', version = '1.1') {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${line} HTTP/${version}\r\n${headers}\r\nConnection: close\r\n\r\n${body}`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

test('pages and service share one port', async () => {
  expect(await (await fetch(at('/privacy'))).text()).toContain('Privacidade');
  expect((await fetch(at('/api/none'))).headers.get('content-type')).toContain('json');
  expect(await (await fetch(at('/healthz/none'))).text()).toContain('Página não encontrada');
  const response = await fetch(at('/api/ip'), { headers: { 'x-forwarded-for': '198.51.100.1' } });
  expect(await response.json()).toEqual({ ip: '127.0.0.1' });
});

test('stopping finishes running requests', async () => {
  const body = JSON.stringify({ ...validLead, recaptchaToken: await site.token() });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    // Resolved when the server has begun the request.
    expect: '100-continue',
  };
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const sending = request(at('/api/leads'), { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.once('error', reject);
    sending.once('continue', () => {
      void server.stop();
      sending.end(body);
    });
    sending.flushHeaders();
  });
  expect(await answer).toBe(201);
  expect(await site.store.leads.count({})).toBe(1);
  await expect(fetch(at('/healthz'))).rejects.toThrow();
});

test('a client that sends its body slowly gets a timeout, and others are served meanwhile', async () => {
  const slow = answerTo(
    'POST /api/leads',
    'Host: x\r\nContent-Type: application/json\r\nContent-Length: 1000',
  );
  expect((await fetch(at('/healthz'))).status).toBe(200);
  expect(await slow).toMatch(/^HTTP\/1\.1 408/);
  expect(await site.store.leads.count({})).toBe(0);
});

test('a client that stops reading is disconnected in the end', async () => {
  const timeouts = { requestMs: 20_000, stallMs: 300 };
  const options = { host: '127.0.0.1', port: 0, fetch: app.fetch, timeouts };
  const strict = await startHttpServer(options);
  const socket = connect(strict.port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /images/large.webp HTTP/1.1\r\nHost: x\r\n\r\n');
  await sleep(3000);
  let bytes = 0;
  for await (const chunk of socket) bytes += chunk.length;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(largeBytes);
  await strict.stop();
});

test('a body smuggled into a GET is not parsed as a request', async () => {
  const inner = 'GET /none HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await answerTo('GET /', `Host: x\r\nContent-Length: ${inner.length}`, inner);
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200']);
});

test('the server keeps idle connections longer than proxies do', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ keeps: number; port: number | undefined }>((resolve, reject) => {
      request(at('/privacy'), { agent }, (response) => {
        const [, seconds] = /timeout=(\d+)/.exec(String(response.headers['keep-alive'])) ?? [];
        const port = response.socket.localPort;
        response.resume().once('end', () => resolve({ keeps: Number(seconds), port }));
      })
        .once('error', reject)
        .end();
    });
  const first = await ask();
  // Caddy and nginx keep idle connections for two minutes at most.
  expect(first.keeps).toBeGreaterThan(120);
  // Longer than the timeout of a request, which must not apply to an idle connection.
  await sleep(1500);
  expect((await ask()).port).toBe(first.port);
  agent.destroy();
});

test('a port that is taken is reported in a sentence', async () => {
  const options = { host: '127.0.0.1', port: server.port, fetch: app.fetch };
  await expect(startHttpServer(options)).rejects.toThrow(/Port \d+ .*in use/);
});

// The second address is reserved for documentation (RFC 5737); no machine has it.
test.each(['www.site.invalid', '192.0.2.1'])(
  'a HOST of another machine (%s) is named in the error, and not the port',
  async (host) => {
    const starting = startHttpServer({ host, port: 0, fetch: app.fetch });
    await expect(starting).rejects.toThrow(new RegExp(`^HOST .*${host}.*SITE_URL`));
  },
);

test('a body that is too long gets a response, and the connection stays open', async () => {
  for (const path of ['/api/leads', '/api/newsletter']) {
    const headers = { 'content-type': 'application/json' };
    const body = 'x'.repeat(300_000);
    expect((await fetch(at(path), { method: 'POST', headers, body })).status).toBe(413);
  }
});

test.each([
  ['OPTIONS *', 'Host: x', 400],
  ['GET /', 'No-Host: x', 400],
  ['GET /', 'Host: a\r\nHost: b', 400],
  ['GET /api/form', 'Host: a\r\nHost: a', 400],
  ['GET /', 'Host: a b', 400],
  ['GET /', 'Host: ana@site.example', 400],
  ['GET /', 'Host: x\r\nBroken', 400],
  ['GET /api/x\\..\\form', 'Host: x', 400],
  ['GET http://site.example:99999/healthz', 'Host: x', 400],
  ['GET /', 'Host: x\r\nExpect: more', 417],
  ['GET /', 'Host: x\r\nLong: …', 431],
  ['TRACE /healthz', 'Host: x', 405],
  ['GET /healthz', 'Host: x:3000', 200],
  ['GET /healthz', 'Host: [::1]:3000', 200],
  ['GET http://site.example/healthz', 'Host: x', 200],
])('%s with %j is %i', async (line, headers, status) => {
  const answer = await answerTo(line, headers.replace('…', 'x'.repeat(20_000)));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each(['/healthz', '/readyz', '/'])(
  '%s answers a load balancer with HTTP/1.0',
  async (path) => {
    // As HAProxy's `option httpchk` sends it: HTTP/1.0 has no Host (RFC 1945).
    const answer = await answerTo(`GET ${path}`, 'Accept: */*', '', '1.0');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test('a CONNECT request does not affect other connections', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('CONNECT site.example:443 HTTP/1.1\r\nHost: site.example:443\r\n\r\n');
  await new Promise((resolve) => socket.once('close', resolve));
  expect((await fetch(at('/healthz'))).status).toBe(200);
});
