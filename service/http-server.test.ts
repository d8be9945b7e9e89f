import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callApp } from './http/app-call.ts';
import { type RunningServer, startHttpServer } from './http-server.ts';
import { createPageServer } from './pages/page-server.ts';
import { plainHeaders } from './pages/security-policy.ts';
import { buildSampleSite, localPolicy } from './pages/testing/sample-site.ts';
import { startTestSite, type TestSite, validLead } from './testing/test-site.ts';

const policy = { ...localPolicy, siteUrl: 'https://trinta.example' };
const secureHeaders = plainHeaders(policy);

let site: TestSite;
let server: RunningServer;

beforeEach(async () => {
  site = await startTestSite({ SITE_URL: policy.siteUrl });
  server = await startHttpServer({
    host: '127.0.0.1',
    port: 0,
    secureHeaders,
    answer: (call) => callApp(site.app, call),
    requestTimeoutMs: 300,
  });
});
afterEach(async () => {
  await server.stop();
  await site.close();
});

test('the visitor’s address is that of the connection', async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/ip`, {
    headers: { 'x-forwarded-for': '198.51.100.1' },
  });
  expect(await response.json()).toEqual({ ip: '127.0.0.1' });
});

test('stopping finishes the requests under way', async () => {
  const body = JSON.stringify({ ...validLead, recaptchaToken: await site.token() });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const sending = request(
      {
        port: server.port,
        path: '/api/leads',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          // The server says when it has begun with the request.
          expect: '100-continue',
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sending.once('error', reject);
    sending.once('continue', () => {
      void server.stop();
      sending.end(body);
    });
    sending.flushHeaders();
  });
  expect(await answer).toBe(201);
  expect(await site.store.leads.count({})).toBe(1);
  await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow();
});

test('who sends a body drop by drop is cut off, and others are served meanwhile', async () => {
  const slow = connect(server.port, '127.0.0.1');
  let answer = '';
  slow.on('data', (chunk) => {
    answer += String(chunk);
  });
  const ended = new Promise((resolve) => slow.once('close', resolve));
  slow.on('error', () => undefined);
  slow.write(
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 408/);
  expectSecure(answer);
  expect(await site.store.leads.count({})).toBe(0);
});

test('a port that is taken is said in a sentence', async () => {
  const second = startHttpServer({
    host: '127.0.0.1',
    port: server.port,
    secureHeaders,
    answer: (call) => callApp(site.app, call),
  });
  await expect(second).rejects.toThrow(`Port ${server.port} is in use`);
});

test('a body that is too long is answered at once, and the connection goes on', async () => {
  const big = 'x'.repeat(300_000);
  for (const headers of [
    { 'content-type': 'application/json' },
    { 'content-type': 'text/plain' },
  ]) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/leads`, {
      method: 'POST',
      headers,
      body: big,
    });
    expect(response.status).toBe(headers['content-type'] === 'text/plain' ? 415 : 413);
  }
});

/** Service and sample pages behind one port, until the end of the block. */
async function servePages() {
  const built = await buildSampleSite();
  const { port, stop } = await startHttpServer({
    ...{ host: '127.0.0.1', port: 0, secureHeaders },
    answer: (call) => callApp(site.app, call),
    pages: createPageServer({ ...built, policy }),
  });
  return {
    port,
    async [Symbol.asyncDispose]() {
      await stop();
      built[Symbol.dispose]();
    },
  };
}

/** The answer to a request line, byte for byte as a client sends it. */
async function answerTo(line: string, headers = 'Host: x', port = server.port): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

/** Holds an answer to what every one of an https site has. */
function expectSecure(answer: string): void {
  const [head = ''] = answer.split('\r\n\r\n');
  for (const [name, value] of Object.entries(secureHeaders)) {
    expect(head.toLowerCase()).toContain(`\r\n${name}: ${value}`.toLowerCase());
  }
  expect(secureHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
  });
}

test.each([
  'OPTIONS *',
  'TRACE /healthz',
  'TRACE /api/leads',
  'TRACE /newsletter/confirm',
  'GET https://site.example/healthz',
  'GET ftp://site.example/healthz',
  'GET http:///healthz',
  'GET http://site.example:99999/healthz',
  'GET http://ana@site.example/healthz',
  'GET http:/healthz',
])('%s is a bad request', async (line) => {
  const answer = await answerTo(line);
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expectSecure(answer);
});

test.each([
  ['GET /', 'No-Host: x', 400],
  ['GET /', 'Host: a\r\nHost: b', 400],
  ['GET /', 'Host: a\r\nHost: a', 400],
  ['GET /', 'Host: a b', 400],
  ['GET /', 'Host: a/b', 400],
  ['GET /', 'Host: ana@site.example', 400],
  ['GET http://site.example/', 'Host: a b', 400],
  ['GET /api/form', 'Host: a\r\nHost: b', 400],
  ['GET /none', 'Host: a b', 400],
  ['GET /', 'Host: x\r\nBroken', 400],
  ['GET /', 'Host: x\r\nExpect: more', 417],
  ['POST /api/leads', 'Host: x\r\nExpect: more', 417],
  ['CONNECT site.example:443', 'Host: site.example:443', 405],
  ['GET /api/%2e%2e/healthz', 'Host: x', 400],
  ['GET /newsletter/../api/form', 'Host: x', 400],
  ['GET /api/x\\..\\form', 'Host: x', 400],
  ['GET /', 'Host: x\r\nLong: …', 431],
])('%s with %j is %i, with the headers of every answer', async (line, headers, status) => {
  await using withPages = await servePages();
  const answer = await answerTo(line, headers.replace('…', 'x'.repeat(20_000)), withPages.port);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expectSecure(answer);
});

test('a client of HTTP/1.0 that wants to go on is told that it may', async () => {
  await using withPages = await servePages();
  const socket = connect(withPages.port, '127.0.0.1');
  const ask = 'GET / HTTP/1.0\r\nHost: x\r\n';
  socket.write(`${ask}Connection: keep-alive\r\n\r\n${ask}\r\n`);
  let answers = '';
  for await (const chunk of socket) answers += String(chunk);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(answers.match(/^Connection: [\w-]+/gim)).toEqual([
    'Connection: keep-alive',
    'Connection: close',
  ]);
});

test.each(['Host: x', 'Host: x:3000', 'Host: [::1]:3000', 'Host:', 'Host: site.example '])(
  '%s is a host',
  async (headers) => {
    expect(await answerTo('GET /healthz', headers)).toMatch(/^HTTP\/1\.1 200/);
  },
);

test('what answers in the place of a service that is away has the headers all the same', async () => {
  const away = await startHttpServer({
    ...{ host: '127.0.0.1', port: 0, secureHeaders },
    answer: async () => ({ status: 503, headers: [['retry-after', '30']], body: new Uint8Array() }),
  });
  try {
    const answer = await answerTo('GET /api/form', 'Host: x', away.port);
    expect(answer).toMatch(/^HTTP\/1\.1 503/);
    expectSecure(answer);
  } finally {
    await away.stop();
  }
});

test.each([
  'GET http://site.example/healthz',
  'GET HTTP://site.example:3000/healthz?x=1',
  'GET http://[::1]:3000/healthz',
  'HEAD http://site.example/healthz',
])('%s names its host itself, and is answered', async (line) => {
  expect(await answerTo(line)).toMatch(/^HTTP\/1\.1 200/);
});

test('the host of an absolute target counts, not that of the header', async () => {
  const line = 'POST http://site.example/api/leads';
  const from = (origin: string) => answerTo(line, `Host: evil.example\r\nOrigin: ${origin}`);
  // From its own host a post gets as far as its missing type.
  expect(await from('http://site.example')).toMatch(/^HTTP\/1\.1 415/);
  expect(await from('http://evil.example')).toMatch(/^HTTP\/1\.1 403/);
});

test('a page is the same under its absolute address; what is below a health check is no such page', async () => {
  await using withPages = await servePages();
  const get = async (target: string) => {
    const answer = await answerTo(`GET ${target}`, 'Host: x', withPages.port);
    return answer.replace(/^Date: .*\r\n/m, '');
  };
  expect(await get('http://site.example/privacy')).toBe(await get('/privacy'));
  expect(await get('http://site.example')).toBe(await get('/'));
  expect(await get('/privacy')).toMatch(/^HTTP\/1\.1 200/);
  expect(await get('/healthz/')).toContain('Página não encontrada');
});

describe('a client that asks for a tunnel', () => {
  async function askForTunnel(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.write('CONNECT site.example:443 HTTP/1.1\r\nHost: site.example:443\r\n\r\n');
    await once(socket, 'data');
    return socket;
  }

  test('a client that asks for a tunnel and breaks off takes nobody else along', async () => {
    await using withPages = await servePages();
    const socket = await askForTunnel(withPages.port);
    socket.resetAndDestroy();
    const answer = await fetch(`http://127.0.0.1:${withPages.port}/`);
    expect(answer.status).toBe(200);
  });

  test('a client that asks for a tunnel and stays is let go, and keeps no server from stopping', async () => {
    const withPages = await servePages();
    const socket = await askForTunnel(withPages.port);
    socket.on('error', () => undefined);
    socket.write('and more');
    await once(socket, 'close');
    await withPages[Symbol.asyncDispose]();
  });
});
