import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { PageServer } from './page-server.ts';

/**
 * Answers a request of node:http that the page front did not take: other methods, files too large
 * for memory, pages that do not exist.
 */
export function sendPage(
  pages: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method = '', url = '', headers } = request;
  request.resume();
  const { status, headerList, body } = pages.answer(method, url, headers);
  // Unless it closes, the connection needs no words: see answerBytes. One of HTTP/1.0 closes unless told not to.
  if (response.shouldKeepAlive && request.httpVersion === '1.1')
    response.removeHeader('Connection');
  response.writeHead(status, headerList);
  if (body === undefined || body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  const { path, ...range } = body;
  // A visitor who leaves ends the stream; there is nobody left to tell about the error.
  pipeline(createReadStream(path, range), response, () => {});
}
