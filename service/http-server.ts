import { once } from 'node:events';
import { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { OwnerError } from './owner-error.ts';

const defaultTimeouts = {
  /** A request, body and all, must be here within so many milliseconds; else it is answered 408. */
  requestMs: 20_000,
  /** Who takes no byte of an answer for so long is let go. */
  stallMs: 120_000,
};

/** Longer than proxies keep idle connections (Caddy: two minutes), so that none sends into a closed one. */
const keepAliveTimeoutMs = 150_000;

/** When stopping, requests that come on open connections are still answered for so long. */
const lastRequestsMs = 1_000;

const drainMs = 3_000;

export interface HttpServerOptions {
  host: string;
  port: number;
  /** A socket that listens already and goes before host and port: systemd keeps it over a restart. */
  fd?: number | undefined;
  /** The variable that names the port, for the sentence where it is taken. */
  variable?: 'PORT' | 'METRICS_PORT';
  /** Answers everything; `peerAddress` is the address at the other end of the connection. */
  fetch: (request: Request, bindings: { peerAddress: string }) => Response | Promise<Response>;
  timeouts?: typeof defaultTimeouts;
}

export type RunningServer = Awaited<ReturnType<typeof startHttpServer>>;

/** Listens on node:http. Rejects with a sentence for the owner where host or port cannot be listened on. */
export async function startHttpServer(options: HttpServerOptions) {
  const { host, port, fd, variable = 'PORT', fetch, timeouts = defaultTimeouts } = options;
  let isStopping = false;
  const server = createAdaptorServer({
    // For a request of HTTP/1.0, which may name none; a later one without a host is refused.
    hostname: 'localhost',
    async fetch(request, { incoming }) {
      // Node lets a second host pass, and a proxy in front may have gone by the other (RFC 9112 §3.2).
      const isTwice = 'headersDistinct' in incoming && incoming.headersDistinct['host']?.[1];
      if (isTwice) return new Response(null, { status: 400 });
      const peerAddress = incoming.socket.remoteAddress ?? '';
      const answer = await fetch(request, { peerAddress });
      // A proxy sends into connections that it believes open: it is told that this was the last time.
      if (isStopping) answer.headers.set('connection', 'close');
      return answer;
    },
    serverOptions: {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.requestMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: 1000,
    },
  });
  if (!(server instanceof Server)) throw new Error('The server speaks no HTTP/1.1.');
  server.timeout = timeouts.stallMs;
  server.listen(fd === undefined ? { host, port } : { fd });
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    if (/^(?:EADDRNOTAVAIL|ENOTFOUND|EAI_)/.test(cause.code ?? '')) {
      throw new OwnerError('noHost', { what: host, why: cause.message }, cause);
    }
    const isTaken = cause.code === 'EADDRINUSE';
    const why = isTaken ? ({ sentence: 'portTaken' } as const) : cause.message;
    throw new OwnerError('noPort', { what: port, why, where: variable }, cause);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    /** Takes no new connection, lets requests under way end for a few seconds, and resolves. */
    async stop(): Promise<void> {
      isStopping = true;
      const closed = once(server, 'close');
      // That of HTTP would cut idle connections off at once.
      NetServer.prototype.close.call(server);
      await Promise.race([closed, sleep(lastRequestsMs)]);
      server.closeIdleConnections();
      await Promise.race([closed, sleep(drainMs)]);
      server.closeAllConnections();
      await closed;
    },
  };
}
