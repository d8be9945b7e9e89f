import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestBodyMaxBytes } from '../contract/body-limit.ts';
import { readAbsoluteForm } from './http/absolute-form.ts';
import { type AnswerCall, type AppAnswer, badRequest, failedExpectation } from './http/app-call.ts';
import { refuseBrokenMessages } from './http/broken-messages.ts';
import { namesOneHost } from './http/host-field.ts';
import { isServiceTarget } from './http/service-paths.ts';
import { putPagesInFront } from './pages/page-front.ts';
import type { PageServer } from './pages/page-server.ts';
import { sendPage } from './pages/send-page.ts';

/** A visitor's request, body and all, must be here within so many milliseconds: slow senders wait in vain. */
const defaultRequestTimeoutMs = 20_000;
/** Who takes no byte of an answer for so long is let go, in milliseconds; a tunnel or a lift is passed by then. */
const stallMs = 120_000;
/** When stopping, requests under way get so long, in milliseconds. */
const drainMs = 10_000;

export interface RunningServer {
  port: number;
  /** Takes no new request, lets those under way end, and resolves when they have. */
  stop(): Promise<void>;
}

export interface HttpServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Security headers of every answer that is no page or file. */
  secureHeaders: Readonly<Record<string, string>>;
  /** Answers what belongs to the lead service. */
  answer: AnswerCall;
  /** The prerendered pages, where there are any: they answer all other paths. */
  pages?: PageServer | undefined;
  /** A request that is not here after so many milliseconds is answered 408. */
  requestTimeoutMs?: number;
}

/** Serves site and service on node:http. Rejects with a sentence for the owner where the port is taken. */
export async function startHttpServer(options: HttpServerOptions): Promise<RunningServer> {
  const { answer, pages, secureHeaders, requestTimeoutMs = defaultRequestTimeoutMs } = options;
  const secureList = Object.entries(secureHeaders).flat();
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1000,
      // Node's own refusal has none of our headers, and it lets a second host pass.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!namesOneHost(request.rawHeaders, request.httpVersion)) {
        response.shouldKeepAlive = false;
        send(badRequest, response);
        return;
      }
      takeHostOfTarget(request);
      if (pages && !isServiceTarget(request.url ?? '')) sendPage(pages, request, response);
      else receive(request, (body) => void reply(request, body, response));
    },
  );
  server.on('checkExpectation', (_, response) => send(failedExpectation, response));
  server.timeout = stallMs;
  refuseBrokenMessages(server, secureHeaders);
  if (pages) putPagesInFront(server, pages);
  await listen(server, options);
  const { port } = server.address() as AddressInfo;

  async function reply(
    request: IncomingMessage,
    body: Uint8Array<ArrayBuffer> | undefined,
    response: ServerResponse,
  ): Promise<void> {
    const { method = '', url: target = '', socket } = request;
    const peerAddress = socket.remoteAddress ?? '';
    send(
      await answer({ method, target, headers: pairs(request.rawHeaders), body, peerAddress }),
      response,
    );
  }

  function send({ status, headers, body }: AppAnswer, response: ServerResponse): void {
    // An answer of a server that stops is the connection's last.
    if (!server.listening) response.shouldKeepAlive = false;
    const list = headers.flat();
    // The app did not give this answer: it refused the request as a whole, or is away.
    if (!headers.some(([name]) => name === 'x-content-type-options')) list.push(...secureList);
    // An answer to HEAD has no body, but that does not make the page's own length 0 (RFC 9110 §8.6).
    if (response.req.method !== 'HEAD') list.push('content-length', String(body.byteLength));
    response.writeHead(status, list);
    response.end(body);
  }

  return {
    port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(deadline);
    },
  };
}

/** What is asked for by its whole address is asked of that host, whatever the header says (RFC 9112 §3.2.2). */
function takeHostOfTarget(request: IncomingMessage): void {
  const absolute = readAbsoluteForm(request.url ?? '');
  if (!absolute) return;
  request.url = absolute.path;
  const { rawHeaders: list } = request;
  for (let at = 0; at < list.length; at += 2) {
    if (list[at]?.toLowerCase() === 'host') list[at + 1] = absolute.host;
  }
}

/**
 * Waits for the body, so that a slow sender keeps nobody but this connection. Of one that is too long
 * the service gets a byte more than it takes, and says so at once; the rest is read into nothing.
 */
function receive(
  request: IncomingMessage,
  onBody: (body: Uint8Array<ArrayBuffer> | undefined) => void,
): void {
  if (request.method === 'GET' || request.method === 'HEAD') {
    request.resume();
    onBody(undefined);
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const enough = requestBodyMaxBytes + 1;
  request.on('data', (chunk: Buffer) => {
    if (bytes >= enough) return;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= enough) finish();
  });
  request.on('end', () => {
    if (bytes < enough) finish();
  });

  function finish(): void {
    const body = new Uint8Array(Math.min(bytes, enough));
    let at = 0;
    for (const chunk of chunks) {
      body.set(chunk.subarray(0, enough - at), at);
      at = Math.min(at + chunk.length, enough);
    }
    onBody(body);
  }
}

/** Node's list of names and values in pairs. */
function pairs(list: readonly string[]): [string, string][] {
  return list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []));
}

async function listen(server: Server, { host, port }: HttpServerOptions): Promise<void> {
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
