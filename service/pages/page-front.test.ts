import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putPagesInFront } from './page-front.ts';
import { createPageServer } from './page-server.ts';
import { fetchPage } from './testing/fetch-page.ts';
import { RawExchange } from './testing/raw-exchange.ts';
import { buildSampleSite, localPolicy, type SampleSite } from './testing/sample-site.ts';

let site: SampleSite;
let front: Server;
let reference: Server;

beforeAll(async () => {
  site = await buildSampleSite({ 'images/tour.mp4': new Uint8Array(3 * 1024 * 1024).fill(7) });
  front = createFront();
  reference = createServer(application());
  await Promise.all([front, reference].map(listen));
});
afterAll(() => {
  front.close();
  reference.close();
  site[Symbol.dispose]();
});

/** The site with an endpoint beside it, as the real application has them. */
function application() {
  const pages = createPageServer({ ...site, policy: localPolicy });
  const app = new Hono();
  app.post('/api/echo', async (context) => context.text(await context.req.text()));
  app.all('*', (context) => fetchPage(pages, context.req.raw));
  return getRequestListener(app.fetch);
}

function createFront(): Server {
  const server = createServer(application());
  putPagesInFront(server, createPageServer({ ...site, policy: localPolicy }));
  return server;
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function send(
  server: Server,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<Received> {
  const options = { host: '127.0.0.1', port: portOf(server), path, method, headers };
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...options, agent: false }, async (incoming) => {
      const chunks: Buffer[] = await incoming.toArray();
      const { date: _, 'keep-alive': __, ...rest } = incoming.headers;
      // Staying open needs no words (RFC 9112, 9.3); closing does.
      if (rest.connection === 'keep-alive') delete rest.connection;
      const body = Buffer.concat(chunks).toString('base64');
      resolve({ status: incoming.statusCode, headers: rest, body });
    });
    outgoing.on('error', reject).end();
  });
}

const alive = { connection: 'keep-alive' };

test.each([
  ['GET', '/', alive],
  ['GET', '/', { ...alive, 'accept-encoding': 'gzip, deflate, br, zstd', cookie: 'lang=en' }],
  ['GET', '/', { connection: 'close' }],
  ['HEAD', '/', { ...alive, 'accept-encoding': 'br' }],
  ['GET', '/privacy?a=1', alive],
  ['GET', '/', { ...alive, 'if-none-match': '*' }],
  ['GET', '/', { ...alive, 'if-match': '"other"' }],
  ['GET', '/', { ...alive, 'if-match': '*', 'accept-encoding': 'br' }],
  ['GET', '/images/tour.mp4', { ...alive, 'if-match': '"other"' }],
  ['GET', '/images/team/ana.avif', { ...alive, range: 'bytes=5-9' }],
  ['GET', '/images/team/ana.avif', { ...alive, range: 'bytes=9999999-' }],
  ['GET', '/images/tour.mp4', alive],
  ['HEAD', '/images/tour.mp4', alive],
  ['GET', '/images/tour.mp4', { ...alive, range: 'bytes=-100' }],
  ['GET', '/none', alive],
  ['HEAD', '/none', alive],
  ['GET', '/privacy/', alive],
  ['GET', '/%00', alive],
  ['GET', '/images/pel%C3%ADcula%201.jpg', alive],
  ['POST', '/', alive],
  ['OPTIONS', '/privacy', alive],
])('%s %s %j: with and without the front alike', async (method, path, headers) => {
  const fronted = await send(front, method, path, headers);
  expect(fronted).toEqual(await send(reference, method, path, headers));
  expect(fronted.headers['transfer-encoding']).toBeUndefined();
});

test('a version that is no more is not answered with the one that is', async () => {
  expect((await send(front, 'GET', '/', { ...alive, 'if-match': '"other"' })).status).toBe(412);
});

describe('one connection', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const post = (text: string) =>
    `POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: ${text.length}\r\n\r\n${text}`;

  test('goes over to the application and stays alive there', async () => {
    using exchange = new RawExchange(portOf(front));
    for (const [message, expected] of [
      [get('/'), 200],
      [get('/privacy'), 200],
      [post('one'), 200],
      [get('/'), 200],
      [get('/none'), 404],
      [post('two'), 200],
    ] as const) {
      exchange.send(message);
      expect((await exchange.receive()).status).toBe(expected);
    }
  });

  test('a body larger than one chunk arrives whole after a page', async () => {
    using exchange = new RawExchange(portOf(front));
    const text = 'Olá! '.repeat(100_000).replaceAll('á', 'a');
    exchange.send(get('/'));
    expect((await exchange.receive()).status).toBe(200);
    exchange.send(post(text));
    expect((await exchange.receive()).body).toBe(text);
  });

  test('a body that comes after its head, and a head in single bytes', async () => {
    using exchange = new RawExchange(portOf(front));
    exchange.send(post('late').slice(0, -4));
    exchange.send('late');
    expect((await exchange.receive()).body).toBe('late');
    using slow = new RawExchange(portOf(front));
    for (const byte of get('/')) slow.send(byte);
    expect((await slow.receive()).status).toBe(200);
  });

  test('pipelined requests are answered in their order', async () => {
    using exchange = new RawExchange(portOf(front));
    exchange.send(get('/') + post('between') + get('/none'));
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await exchange.receive()).status);
    expect(statuses).toEqual([200, 200, 404]);
  });

  test('a client that has finished sending still gets its answer', async () => {
    using exchange = new RawExchange(portOf(front));
    exchange.send(post('last words'));
    exchange.finish();
    expect((await exchange.receive()).body).toBe('last words');
  });
});

describe('messages that only node:http may judge', () => {
  test.each([
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nA: \0\r\n\r\n',
    'GET / HTTP/1.1\nHost: a\n\n',
    'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
    'GET  / HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://a/privacy HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.0\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
    `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
    '\x16\x03\x01\x02\0\x01',
  ])('%j gets what it gets without the front', async (message) => {
    const statuses = await Promise.all(
      [front, reference].map(async (server) => {
        using exchange = new RawExchange(portOf(server));
        exchange.send(message);
        return (await exchange.receive()).status;
      }),
    );
    expect(statuses[0]).toBe(statuses[1]);
  });

  test('a body smuggled behind a page is not taken for a request', async () => {
    using exchange = new RawExchange(portOf(front));
    const inner = 'GET /privacy HTTP/1.1\r\nHost: a\r\n\r\n';
    exchange.send(`GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`);
    expect((await exchange.receive()).body).toContain('Início'.replace('í', 'Ã\xad'));
    exchange.send('GET /none HTTP/1.1\r\nHost: a\r\n\r\n');
    expect((await exchange.receive()).status).toBe(404);
  });
});

test('closing ends idle connections on both sides of the front', async () => {
  const closing = createFront();
  await listen(closing);
  using atFront = new RawExchange(portOf(closing));
  using atApplication = new RawExchange(portOf(closing));
  atFront.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  atApplication.send('GET /none HTTP/1.1\r\nHost: a\r\n\r\n');
  expect((await atFront.receive()).status).toBe(200);
  expect((await atApplication.receive()).status).toBe(404);
  const closed = new Promise((resolve) => closing.close(resolve));
  await Promise.all([closed, atFront.ended(), atApplication.ended()]);
});
