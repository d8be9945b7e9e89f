import { once } from 'node:events';
import { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { OwnerError } from './owner-error.ts';

const defaultTimeouts = {
  /** Timeout for receiving a whole request, in milliseconds; then it gets 408. */
  requestMs: 20_000,
  /** Timeout for a client that reads no byte of a response, in milliseconds. */
  stallMs: 120_000,
};

/** Longer than proxies keep idle connections (Caddy: two minutes), so that none sends into a closed one. */
const keepAliveTimeoutMs = 150_000;

/** How long requests on open connections are still answered when stopping. Milliseconds. */
const lastRequestsMs = 1_000;

const drainMs = 3_000;

interface HttpServerOptions {
  host: string;
  port: number;
  /** A listening socket, used instead of host and port: systemd keeps it open during a restart. */
  fd?: number | undefined;
  /** The variable that sets the port, for the error if it is taken. */
  variable?: 'PORT' | 'METRICS_PORT';
  /** Handles all requests; `peerAddress` is the IP address of the connection's peer. */
  fetch: (request: Request, bindings: { peerAddress: string }) => Response | Promise<Response>;
  timeouts?: typeof defaultTimeouts;
}

/** Starts a node:http server. Rejects with an OwnerError if it cannot listen on host or port. */
export async function startHttpServer(options: HttpServerOptions) {
  const { host, port, fd, variable = 'PORT', fetch, timeouts = defaultTimeouts } = options;
  let isStopping = false;
  const server = createAdaptorServer({
    // Used for HTTP/1.0 without a Host header; later versions without one are refused.
    hostname: 'localhost',
    async fetch(request, { incoming }) {
      // Node accepts a second Host header, and a proxy may have used the other one (RFC 9112 §3.2).
      const isTwice = 'headersDistinct' in incoming && incoming.headersDistinct['host']?.[1];
      if (isTwice) return new Response(null, { status: 400 });
      const peerAddress = incoming.socket.remoteAddress ?? '';
      const answer = await fetch(request, { peerAddress });
      // Tells a proxy not to send more requests on this connection.
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
    /** Refuses new connections, gives running requests a few seconds, and resolves. */
    async stop(): Promise<void> {
      isStopping = true;
      const closed = once(server, 'close');
      // `close` of http.Server would close idle connections at once.
      NetServer.prototype.close.call(server);
      await Promise.race([closed, sleep(lastRequestsMs)]);
      server.closeIdleConnections();
      await Promise.race([closed, sleep(drainMs)]);
      server.closeAllConnections();
      await closed;
    },
  };
}
