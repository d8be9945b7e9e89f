import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { PageAnswer, PageRequestHeaders } from '../page-answer.ts';
import type { PageServer } from '../page-server.ts';

/** For tests and the bench: asks the pages without a server, in the words of the Fetch standard. */
export function fetchPage(pages: PageServer, request: Request): Response {
  return toResponse(pages.answer(request.method, targetOf(request), headersOf(request)));
}

/** Path and query of a request's URL, without parsing it a second time. */
function targetOf({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('#', start);
  return url.slice(start, end === -1 ? undefined : end);
}

function headersOf({ headers }: Request): PageRequestHeaders {
  return {
    'accept-encoding': headers.get('accept-encoding') ?? undefined,
    cookie: headers.get('cookie') ?? undefined,
    'if-match': headers.get('if-match') ?? undefined,
    'if-none-match': headers.get('if-none-match') ?? undefined,
    'if-range': headers.get('if-range') ?? undefined,
    range: headers.get('range') ?? undefined,
  };
}

function toResponse({ status, headers, body }: PageAnswer): Response {
  if (body === undefined) return new Response(null, { status, headers });
  if (body instanceof Uint8Array) return new Response(body, { status, headers });
  const { path, ...range } = body;
  const stream = Readable.toWeb(createReadStream(path, range));
  return new Response(stream as ReadableStream<Uint8Array>, { status, headers });
}
