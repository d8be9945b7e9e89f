import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningServer, serveApp } from './serve-app.ts';
import { startTestSite, type TestSite, validLead } from './test-site.ts';

let site: TestSite;
let server: RunningServer;

beforeEach(async () => {
  site = await startTestSite();
  server = await serveApp(site.app, {
    host: '127.0.0.1',
    port: 0,
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
  expect(answer).toMatch(/^HTTP\/1\.1 (?:408|400)/);
  expect(await site.store.leads.count({})).toBe(0);
});

test('a port that is taken is said in a sentence', async () => {
  const second = serveApp(site.app, { host: '127.0.0.1', port: server.port });
  await expect(second).rejects.toThrow(`Port ${server.port} is in use`);
});
