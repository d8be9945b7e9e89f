import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';

/** A visitor's request, body and all, must be here within so many milliseconds: slow senders wait in vain. */
const defaultRequestTimeoutMs = 20_000;
/** When stopping, requests under way get so long, in milliseconds. */
const drainMs = 10_000;

export interface RunningServer {
  port: number;
  /** Takes no new request, lets those under way end, and resolves when they have. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** A request that is not here after so many milliseconds is answered 408. */
  requestTimeoutMs?: number;
  /** Answers what it can without the app; false leaves the request untouched. */
  shortcut?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Serves the app on node:http. Rejects with a sentence for the owner where the port is taken. */
export async function serveApp(app: Hono<AppEnv>, options: ServeOptions): Promise<RunningServer> {
  const answer = getRequestListener(
    (request, { incoming }) =>
      app.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? '' }),
    { overrideGlobalObjects: false },
  );
  const { shortcut, requestTimeoutMs = defaultRequestTimeoutMs } = options;
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      if (!shortcut?.(request, response)) void answer(request, response);
    },
  );
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(patience);
    },
  };
}

async function listen(server: Server, { host, port }: ServeOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(portTaken(port)) : error);
    });
    server.listen(port, host, resolve);
  });
}

function portTaken(port: number): string {
  return `Port ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start`;
}
