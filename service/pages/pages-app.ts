import { createHash } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { type BuiltFile, listBuiltFiles } from './built-files.ts';
import { headersOf } from './file-headers.ts';
import type { PageManifest } from './page-manifest.ts';
import { type PagePolicy, plainHeaders } from './security-policy.ts';

export interface PagesOptions {
  /** The built site. */
  folder: string;
  manifest: PageManifest;
  policy: PagePolicy;
}

/** Characters of six bits each: enough to tell the versions of one file apart. */
const tagLength = 8;

/** Sends one file with its headers; undefined where it was removed since the start. */
type SendFile = (context: Context) => Promise<Response | undefined>;

/** Besides the usual ones those that every answer has; the policy stays as the browser kept it. */
const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  'x-content-type-options',
  'strict-transport-security',
  'cross-origin-resource-policy',
];

/** The built site with clean addresses; its files are listed once and read at each request. */
export function createPages(options: PagesOptions): Hono {
  const files = new Map(
    listBuiltFiles(options.folder).map((file) => [file.url, createSender(options, file)]),
  );
  const plain = plainHeaders(options.policy);
  const app = new Hono();
  app.use(etag({ retainedHeaders }));

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method Not Allowed\n', 405, { ...plain, Allow: 'GET, HEAD' });
    }
    const { path } = c.req;
    const { pathname, search } = new URL(c.req.url);
    const clean = cleanPath(path);
    const file = isNotFoundPage(clean) ? undefined : files.get(clean);
    if (!file) return notFound(c, path);
    if (pathname !== encodeURI(clean)) return redirect(c, encodeURI(clean) + search);
    return (await file(c)) ?? notFound(c, path);
  });
  return app;

  /** Answers with the nearest not-found page: `/en/project/none` with `en/project/404.html`. */
  async function notFound(c: Context, path: string): Promise<Response> {
    // An answer that is no success is sent whole.
    c.req.raw.headers.delete('range');
    const parts = path.split('/');
    for (let depth = parts.length - 1; depth > 0; depth -= 1) {
      const page = files.get(`${parts.slice(0, depth).join('/')}/404`);
      const found = await page?.(c);
      found?.headers.delete('etag');
      if (found) return new Response(found.body, { status: 404, headers: found.headers });
    }
    return c.text('Not Found\n', 404, plain);
  }

  function redirect(c: Context, location: string): Response {
    // The policy of a redirect would hide from the next page where the visitor came from.
    const { 'Referrer-Policy': _, ...headers } = plain;
    return c.body(null, 308, { ...headers, Location: location });
  }
}

function createSender(
  { folder, manifest, policy }: PagesOptions,
  { name, url, digest, isCompressed }: BuiltFile,
): SendFile {
  const send = serveStatic({ root: folder, path: name, precompressed: true });
  const headers = Object.entries(headersOf(url, policy, manifest.pages));
  // With the headers: a kept page whose policy changed must be sent again.
  const tag = createHash('sha256')
    .update(digest)
    .update(JSON.stringify(headers))
    .digest('base64url');
  return async (c) => {
    // The static files know no If-Range: a part of a newer file would be joined to the older one.
    if (c.req.header('if-range') !== undefined) c.req.raw.headers.delete('range');
    const response = await send(c, async () => undefined);
    if (!response) return undefined;
    for (const [key, value] of headers) response.headers.set(key, value);
    const coding = response.headers.get('content-encoding') ?? 'identity';
    response.headers.set('etag', `"${tag.slice(0, tagLength)}-${coding}"`);
    if (isCompressed) response.headers.set('vary', 'Accept-Encoding');
    return response;
  };
}

function isNotFoundPage(url: string): boolean {
  return url === '/404' || url.endsWith('/404');
}

/** The address that a trailing slash, a double one or a file name was meant for. */
function cleanPath(path: string): string {
  const bare = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  return bare.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}
