import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

const defaultTimeouts = {
  /** A request, body and all, must be here within so many milliseconds; else it is answered 408. */
  requestMs: 20_000,
  /** Who takes no byte of an answer for so long is let go. */
  stallMs: 120_000,
};

/** Longer than proxies keep idle connections (Caddy: two minutes), so that none sends into a closed one. */
const keepAliveTimeoutMs = 150_000;

/** When stopping, requests under way get so long. */
const drainMs = 4_000;

export interface HttpServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The variable that names the port, for the sentence where it is taken. */
  variable?: 'PORT' | 'METRICS_PORT';
  /** Answers everything; `peerAddress` is the address at the other end of the connection. */
  fetch: (request: Request, bindings: { peerAddress: string }) => Response | Promise<Response>;
  /** For tests. */
  timeouts?: typeof defaultTimeouts;
}

export interface RunningServer {
  port: number;
  /** Takes no new request, lets those under way end for a few seconds, and resolves. */
  stop(): Promise<void>;
}

/** Listens on node:http. Rejects with a sentence for the owner where the port is taken. */
export async function startHttpServer(options: HttpServerOptions): Promise<RunningServer> {
  const { host, port, variable = 'PORT', fetch, timeouts = defaultTimeouts } = options;
  const server = createAdaptorServer({
    fetch(request, { incoming }) {
      // Node lets a second host pass, and a proxy in front may have gone by the other (RFC 9112 §3.2).
      const isTwice = 'headersDistinct' in incoming && incoming.headersDistinct['host']?.[1];
      if (isTwice) return new Response(null, { status: 400 });
      return fetch(request, { peerAddress: incoming.socket.remoteAddress ?? '' });
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
  server.listen(port, host);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'EADDRINUSE' ? 'is in use by another program' : cause.message;
    throw new Error(`Port ${port} ${why}. Stop that one, or set another: ${variable}=${port + 1}`, {
      cause,
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(deadline);
    },
  };
}
