import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { timeout } from 'hono/timeout';
import { parseAccept } from 'hono/utils/accept';
import { languages } from '#site';
import { requestBodyMaxBytes } from '../../contract/endpoints.ts';
import { type Language, languageFor } from '../../contract/language.ts';
import type { Env } from '../env.ts';
import { errorFields, type Log } from '../log.ts';
import { plainHeaders } from '../pages/headers.ts';
import { type AppEnv, probes } from './app-env.ts';
import { refuse, refuseForNow } from './refuse.ts';
import { visitorAddress } from './visitor-address.ts';

const callLimits = {
  /** Number of concurrent requests; further ones get 503 and are asked to retry. */
  atOnce: 100,
  /** Timeout from request to response, in milliseconds. */
  deadlineMs: 10_000,
};

/** Creates an app with the headers, limits and errors of all calls; bindings: `{ peerAddress }`. */
export function createBaseApp(env: Env, log: Log, { atOnce, deadlineMs } = callLimits) {
  const app = new Hono<AppEnv>();
  let underWay = 0;
  const headers = Object.entries({ ...plainHeaders(env), 'Cache-Control': 'no-store' });

  app.use(async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for');
    c.set('address', visitorAddress(c.env?.peerAddress ?? '', forwarded, env.trustedProxies));
    c.set('language', acceptedLanguage(c.req.header('accept-language')));
    await next();
    // A response with its own policy, such as a newsletter page, keeps it.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    c.header('vary', 'accept-language', { append: true });
  });
  const onMethodNotAllowed = (c: Context<AppEnv>, methods: string[]) =>
    refuse(c, 405, 'generic', { headers: { allow: methods.join(', ') } });
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  // Registered before the limits, so that a busy server is not restarted as if it were dead.
  app.get(probes.alive, (c) => c.json({ status: 'ok' }));

  app.use(timeout(deadlineMs, new HTTPException(503)));
  const onError = (c: Context<AppEnv>) => refuse(c, 413, 'too-large');
  const limitBody = bodyLimit({ maxSize: requestBodyMaxBytes, onError });
  // `limitBody` reads a body without a length; an aborted one is no error of ours.
  app.use((c, next) => limitBody(c, next).catch(() => c.body(null, 400)));
  app.use(async (c, next) => {
    if (c.req.raw.body) {
      // Read before it counts, so that a slow sender does not use up the limit.
      const body = await c.req.arrayBuffer().catch(() => undefined);
      if (!body) return c.body(null, 400);
      c.req.raw = new Request(c.req.raw, { body });
    }
    // Health checks share one result; if they counted, a flood of them would keep leads out.
    if (c.req.path === probes.ready) return await next();
    if (underWay >= atOnce) return refuseForNow(c, 2);
    underWay += 1;
    // Counts until the work is done, even if the visitor was answered before: requests that wait for the same
    // lock must not pile up.
    return await next().finally(() => {
      underWay -= 1;
    });
  });
  app.onError((error, c) => {
    const fields = error instanceof HTTPException ? { error: 'deadline' } : errorFields(error);
    log.error({ ...fields, method: c.req.method }, 'a request failed; the visitor may ask again');
    return refuseForNow(c, 30);
  });
  return app;
}

/** Returns the site's language that a visitor prefers (RFC 9110 §12.5.4), or the default. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const { type, q } of parseAccept((header ?? '').slice(0, 500))) {
    const spoken = languageFor(type, languages);
    if (q > 0 && spoken) return spoken;
  }
  return languages[0];
}
