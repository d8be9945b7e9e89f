import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** A request, body and all, must be here within so many milliseconds; else it is answered 408. */
const requestTimeoutMs = 20_000;

/** Longer than proxies keep idle connections (Caddy: two minutes), so that none sends into a closed one. */
const keepAliveTimeoutMs = 150_000;

/** Who takes no byte of an answer for so long is let go. */
const stallMs = 120_000;

/** When stopping, requests under way get so long. */
const drainMs = 4_000;

export interface HttpServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Answers everything; `peerAddress` is the address at the other end of the connection. */
  fetch: (request: Request, bindings: { peerAddress: string }) => Response | Promise<Response>;
  /** For tests. */
  timeouts?: { requestMs: number; stallMs: number };
}

export interface RunningServer {
  port: number;
  /** Takes no new request, lets those under way end for a few seconds, and resolves. */
  stop(): Promise<void>;
}

/** Listens on node:http. Rejects with a sentence for the owner where the port is taken. */
export async function startHttpServer(options: HttpServerOptions): Promise<RunningServer> {
  const timeouts = options.timeouts ?? { requestMs: requestTimeoutMs, stallMs };
  const server = createAdaptorServer({
    fetch(request, { incoming }) {
      // Node lets a second host pass, and a proxy in front may have gone by the other (RFC 9112 §3.2).
      const isTwice = 'headersDistinct' in incoming && incoming.headersDistinct['host']?.[1];
      if (isTwice) return new Response(null, { status: 400 });
      return options.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? '' });
    },
    serverOptions: {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.requestMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: 1000,
    },
  }) as Server;
  server.timeout = timeouts.stallMs;
  await listen(server, options);
  return {
    port: (server.address() as AddressInfo).port,
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

async function listen(server: Server, { host, port }: HttpServerOptions): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
      );
    }
    throw error;
  }
}
