import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { PageAnswer } from './page-answer.ts';
import type { PageServer } from './page-server.ts';

/**
 * The fast path for node:http: answers requests for existing pages and files without building Request
 * and Response objects. False leaves the request untouched, for the application that owns every other URL.
 *
 *     const servePage = servePagesOnNode(pages);
 *     createServer((request, response) => servePage(request, response) || application(request, response));
 */
export function servePagesOnNode(
  pages: PageServer,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, url, headers } = request;
    if (method === undefined || url === undefined) return false;
    const answer = pages.lookup.find(method, url, headers);
    if (!answer) return false;
    send(answer, response);
    return true;
  };
}

function send(answer: PageAnswer, response: ServerResponse): void {
  const { status, headerList, body } = answer;
  response.writeHead(status, headerList);
  if (body === undefined || body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  const { path, ...range } = body;
  // A visitor who leaves ends the stream; there is nobody left to tell about the error.
  pipeline(createReadStream(path, range), response, () => {});
}
