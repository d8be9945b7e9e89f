import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Env } from '../env.ts';
import { type AppEnv, probes, serviceFolders } from '../http/app-env.ts';
import { headersOf, type PagePolicy, plainHeaders } from './headers.ts';
import { type PageManifest, pageUrl, readPageManifest } from './page-manifest.ts';

interface PagesOptions {
  folder: string;
  manifest: PageManifest;
  policy: PagePolicy;
  /** Called for each page that is sent, with its path. */
  onPage?: ((request: Request, page: string) => void) | undefined;
}

/** Sends one file with its headers; undefined if it was removed since the start. */
type SendFile = (context: Context) => Promise<Response | undefined>;

/** The usual headers and those of every response; the browser keeps the CSP of its cached copy. */
const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  'x-content-type-options',
  'strict-transport-security',
  'cross-origin-resource-policy',
];

/**
 * Creates the app of the whole site: the lead service's routes, and for all other paths the pages of the
 * current build in `dist`, which may be newer than the process.
 */
export function createSite(
  env: Env,
  dist: string,
  service: {
    fetch(request: Request, bindings: AppEnv['Bindings']): Response | Promise<Response>;
    onPage?: PagesOptions['onPage'];
  },
): Hono<AppEnv> {
  const site = new Hono<AppEnv>();
  const calls = Object.values(serviceFolders).map((folder) => `${folder}/*`);
  site.on('ALL', [...calls, ...Object.values(probes)], (c) => service.fetch(c.req.raw, c.env));
  // Handled by the service if it has a route; otherwise they are not-found pages.
  site.on('ALL', ['/inbox/*', '/booking/*'], async (c, next) => {
    const answer = await service.fetch(c.req.raw, c.env);
    // A 404 of a route has a body; without one there is no such route.
    return answer.status === 404 && !answer.body ? await next() : answer;
  });
  const currentPages = pagesIn(dist, env, service.onPage);
  site.all('*', (c) => currentPages()?.fetch(c.req.raw) ?? c.notFound());
  return site;
}

/**
 * Returns a function for the app of the current build. Files and headers are reloaded together, because older
 * policies would forbid the styles of a newer build.
 */
function pagesIn(dist: string, env: Env, onPage: PagesOptions['onPage']) {
  const file = join(dist, 'pages.json');
  const folder = join(dist, 'site');
  let builtAt: number | undefined;
  let pages: Hono | undefined;
  const current = () => {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    const manifest = written === builtAt ? undefined : readPageManifest(file);
    if (manifest) {
      const policy = { ...env, tagOrigins: manifest.tagOrigins };
      pages = createPages({ folder, manifest, policy, onPage });
      builtAt = written;
    }
    return pages;
  };
  current();
  return current;
}

/** Serves the built site with clean URLs; its files are listed once and read at each request. */
export function createPages(options: PagesOptions): Hono {
  const files = listFiles(options);
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
    const send = clean.endsWith('/404') ? undefined : files.get(clean);
    if (!send) return notFound(c, path);
    if (pathname !== encodeURI(clean)) {
      // A redirect's Referrer-Policy would hide from the next page where the visitor came from.
      const { 'Referrer-Policy': _, ...headers } = plain;
      return c.body(null, 308, { ...headers, Location: encodeURI(clean) + search });
    }
    const answer = await send(c);
    if (!answer) return notFound(c, path);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage) options.onPage?.(c.req.raw, clean);
    return answer;
  });
  return app;

  /** Responds with the nearest not-found page: `/en/project/none` with `en/project/404.html`. */
  async function notFound(c: Context, path: string): Promise<Response> {
    const parts = path.split('/');
    for (let depth = parts.length - 1; depth > 0; depth -= 1) {
      const send = files.get(`${parts.slice(0, depth).join('/')}/404`);
      const found = await send?.(c);
      found?.headers.delete('etag');
      if (found) return new Response(found.body, { status: 404, headers: found.headers });
    }
    return c.text('Not Found\n', 404, plain);
  }
}

/** Lists the files of the built site by path, without compressed copies and files for hosts. */
function listFiles(options: PagesOptions): Map<string, SendFile> {
  const { folder } = options;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !/^_headers$|^_redirects$|\.(?:br|gz)$/.test(name));
  return new Map(names.map((name) => [pageUrl(name), createSender(options, name)]));
}

function createSender({ folder, manifest, policy }: PagesOptions, name: string): SendFile {
  const send = serveStatic({ root: folder, path: name, precompressed: true });
  const headers = Object.entries(headersOf(pageUrl(name), policy, manifest.pages));
  const isCompressed = existsSync(join(folder, `${name}.br`));
  // Includes the headers: a cached page whose policy changed must be sent again.
  const content = hash('sha256', readFileSync(join(folder, name)));
  const tag = hash('sha256', content + JSON.stringify(headers), 'base64url').slice(0, 8);
  return async (c) => {
    // All files are small, so they are sent whole (RFC 9110 §14.2).
    c.req.raw.headers.delete('range');
    const response = await send(c, async () => undefined);
    if (!response) return undefined;
    for (const [key, value] of headers) response.headers.set(key, value);
    const coding = response.headers.get('content-encoding') ?? 'identity';
    response.headers.set('etag', `"${tag}-${coding}"`);
    if (isCompressed) response.headers.set('vary', 'Accept-Encoding');
    return response;
  };
}

/** Returns the clean path for one with a trailing slash, a double slash or a file name. */
function cleanPath(path: string): string {
  const bare = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  return bare.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}
