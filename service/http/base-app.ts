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
  /** Calls that are worked on at once; those beyond are asked to come again. */
  atOnce: 100,
  /** From arrival to answer, in milliseconds, whatever the call waits for. */
  deadlineMs: 10_000,
};

/** Headers, limits and errors of all calls. The caller passes `{ peerAddress }` as bindings. */
export function createBaseApp(env: Env, log: Log, { atOnce, deadlineMs } = callLimits) {
  const app = new Hono<AppEnv>();
  let underWay = 0;
  const headers = Object.entries({ ...plainHeaders(env), 'Cache-Control': 'no-store' });

  app.use(async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for');
    c.set('address', visitorAddress(c.env?.peerAddress ?? '', forwarded, env.trustedProxies));
    c.set('language', acceptedLanguage(c.req.header('accept-language')));
    await next();
    // An answer with a policy of its own, such as a newsletter page, keeps it.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    c.header('vary', 'accept-language', { append: true });
  });
  const onMethodNotAllowed = (c: Context<AppEnv>, methods: string[]) =>
    refuse(c, 405, 'generic', { headers: { allow: methods.join(', ') } });
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  // Whoever restarts a site that does not answer this must not do so because it is busy.
  app.get(probes.alive, (c) => c.json({ status: 'ok' }));

  app.use(timeout(deadlineMs, new HTTPException(503)));
  const onError = (c: Context<AppEnv>) => refuse(c, 413, 'too-large');
  const limitBody = bodyLimit({ maxSize: requestBodyMaxBytes, onError });
  // It reads a body without a length; a sender who breaks off is no error of ours.
  app.use((c, next) => limitBody(c, next).catch(() => c.body(null, 400)));
  app.use(async (c, next) => {
    if (c.req.raw.body) {
      // Read before it counts: a slow sender takes nobody's place.
      const body = await c.req.arrayBuffer().catch(() => undefined);
      if (!body) return c.body(null, 400);
      c.req.raw = new Request(c.req.raw, { body });
    }
    // All of them wait for one look, and a stranger who asks for many would keep leads out.
    if (c.req.path === probes.ready) return await next();
    if (underWay >= atOnce) return refuseForNow(c, 2);
    underWay += 1;
    // It counts until its work is done, even after its visitor was answered: what waits for the same
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

/** The site's language that a visitor likes best (RFC 9110 §12.5.4); the default where none fits. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const { type, q } of parseAccept((header ?? '').slice(0, 500))) {
    const spoken = languageFor(type, languages);
    if (q > 0 && spoken) return spoken;
  }
  return languages[0];
}
