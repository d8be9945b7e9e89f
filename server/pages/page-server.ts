import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { PageAnswer, PageRequestHeaders } from './page-answer.ts';
import { PageLookup } from './page-lookup.ts';
import { recompressAll } from './recompress-all.ts';
import type { PagePolicy } from './security-policy.ts';
import { readSiteMap, type SiteFolders } from './site-map.ts';

export interface PageServerOptions extends SiteFolders {
  policy: PagePolicy;
}

export interface PageServer {
  /** Answers any request; never throws for what a request holds. */
  fetch(request: Request): Response;
  /** What `fetch` and the page front both ask. */
  lookup: PageLookup;
}

/**
 * Serves the prerendered site: reads it once, then answers from memory.
 *
 * @throws Error that says what to do where the folder holds no site.
 */
export function createPageServer(options: PageServerOptions): PageServer {
  const site = readSiteMap(options, options.policy);
  void recompressAll(site.relocated);
  const lookup = new PageLookup(site, options.policy);
  return {
    lookup,
    fetch: (request) =>
      toResponse(lookup.answer(request.method, targetOf(request), headersOf(request))),
  };
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
