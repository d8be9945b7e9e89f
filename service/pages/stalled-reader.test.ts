import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { putPagesInFront } from './page-front.ts';
import { createPageServer } from './page-server.ts';
import { RawExchange } from './testing/raw-exchange.ts';
import { buildSampleSite, localPolicy, type SampleSite } from './testing/sample-site.ts';

const large = '/images/large.webp';
const largeBytes = 2 * 1024 * 1024;

let site: SampleSite;
let server: Server;
beforeAll(async () => {
  site = await buildSampleSite({ [large.slice(1)]: new Uint8Array(largeBytes).fill(7) });
});
afterAll(() => site[Symbol.dispose]());
beforeEach(async () => {
  server = createServer();
  server.keepAliveTimeout = 200;
  putPagesInFront(server, createPageServer({ ...site, policy: localPolicy }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * A visitor who asks for the image until all buffers between here and there are full, without reading:
 * how often that was, and the server's end of the connection.
 */
async function stall(exchange: RawExchange): Promise<{ asked: number; socket: Socket }> {
  const [socket]: Socket[] = await once(server, 'connection');
  if (!socket) throw new Error('There is no connection.');
  exchange.stopReading();
  let asked = 0;
  while (socket.writableLength === 0) {
    const heard = once(socket, 'data');
    exchange.send(`GET ${large} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await heard;
    asked += 1;
    await turn();
  }
  return { asked, socket };
}

test('who reads on after a while gets all of it, and is idle only then', async () => {
  server.timeout = 60_000;
  using exchange = new RawExchange((server.address() as AddressInfo).port);
  const { asked, socket } = await stall(exchange);
  await once(socket, 'timeout');
  exchange.readOn();
  for (let count = 0; count < asked; count += 1) {
    expect((await exchange.receive()).body.length).toBe(largeBytes);
  }
  await exchange.ended();
});

test('who never reads on is let go in the end', async () => {
  server.timeout = 100;
  using exchange = new RawExchange((server.address() as AddressInfo).port);
  const { socket } = await stall(exchange);
  await once(socket, 'timeout');
  expect(socket.destroyed).toBe(false);
  await once(socket, 'close');
});
