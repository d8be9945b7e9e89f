import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { servePagesOnNode } from './node-pages.ts';
import { createPageServer } from './page-server.ts';
import { RawExchange } from './raw-exchange.ts';
import { buildSampleSite, localPolicy } from './sample-site.ts';

test('pages are answered straight from node:http, everything else is left to the application', async () => {
  using site = await buildSampleSite({ 'images/tour.mp4': new Uint8Array(3 * 1024 * 1024) });
  const servePage = servePagesOnNode(createPageServer({ ...site, policy: localPolicy }));
  const server = createServer((request, response) => {
    if (!servePage(request, response)) response.writeHead(418, { 'Content-Length': 0 }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  {
    using exchange = new RawExchange((server.address() as AddressInfo).port);
    for (const [line, headers, status] of [
      ['GET /', '', 200],
      ['GET /', 'If-None-Match: *\r\n', 304],
      ['GET /images/tour.mp4', '', 200],
      ['GET /images/team/ana.avif', 'Range: bytes=0-9\r\n', 206],
      ['GET /none', '', 418],
      ['POST /', 'Content-Length: 0\r\n', 418],
    ] as const) {
      exchange.send(`${line} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
      expect((await exchange.receive()).status).toBe(status);
    }
  }
  await new Promise((resolve) => server.close(resolve));
});
