import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** By the code of Node's error; what is not here is a 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no HTTP, too long, too slow or no request for us as node:http would by itself, but with
 * the headers of every answer.
 */
export function refuseBrokenMessages(
  server: Server,
  headers: Readonly<Record<string, string>>,
): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    // A second head in the middle of an answer would be taken for part of it.
    const isAnswering = response?.headersSent && !response.writableFinished;
    if (socket.writable && !isAnswering) {
      socket.write(refusal(statusOf[error.code ?? ''] ?? 400, headers));
    }
    socket.destroy(error);
  });
  // A tunnel to elsewhere, which node:http would end without a word. It has let go of the connection by
  // then: nobody else hears its errors, ends it in time, or closes it when the server stops.
  server.on('connect', (_, socket) => {
    socket.on('error', () => undefined);
    socket.end(refusal(405, { ...headers, Allow: 'GET, HEAD, POST' }), () => socket.destroy());
  });
}

function refusal(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines,
    'Content-Length: 0',
    'Connection: close',
    '\r\n',
  ].join('\r\n');
}
