import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createPageServer } from './page-server.ts';
import { sendPage } from './send-page.ts';
import { RawExchange } from './testing/raw-exchange.ts';
import { buildSampleSite, localPolicy } from './testing/sample-site.ts';

test('whatever the page front leaves over is answered on node:http, large files as streams', async () => {
  using site = await buildSampleSite({ 'images/tour.mp4': new Uint8Array(3 * 1024 * 1024) });
  const pages = createPageServer({ ...site, policy: localPolicy });
  const server = createServer((request, response) => sendPage(pages, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  {
    using exchange = new RawExchange((server.address() as AddressInfo).port);
    for (const [line, headers, status] of [
      ['GET /', '', 200],
      ['GET /', 'If-None-Match: *\r\n', 304],
      ['GET /images/tour.mp4', '', 200],
      ['GET /images/team/ana.avif', 'Range: bytes=0-9\r\n', 206],
      ['GET /none', '', 404],
      ['POST /', 'Content-Length: 0\r\n', 405],
    ] as const) {
      exchange.send(`${line} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
      expect((await exchange.receive()).status).toBe(status);
    }
  }
  await new Promise((resolve) => server.close(resolve));
});
