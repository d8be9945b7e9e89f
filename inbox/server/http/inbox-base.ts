import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { acceptedLanguage } from '../../../service/http/base-app.ts';
import { visitorAddress } from '../../../service/http/visitor-address.ts';
import { errorFields } from '../../../service/log.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import { inboxHeaders } from './inbox-headers.ts';
import { answerRefusal, type Problem, Refusal } from './refusal.ts';

/** Limit of a request body in bytes: the longest letter in two languages, before and after a change. */
export const bodyMaxBytes = 256 * 1024;

/** Refusals that are logged, because people rarely cause them and attackers often do. */
const attacks: ReadonlySet<Problem> = new Set([
  'link-used',
  'passkey-refused',
  'other-origin',
  'owners-only',
  'too-many',
]);

/** Base of all inbox routes: headers, limits and error handling. */
export function createInboxBase({ env, store, log }: InboxParts): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const headers = inboxHeaders(env);

  app.use(async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for');
    c.set('address', visitorAddress(c.env?.peerAddress ?? '', forwarded, env.trustedProxies));
    c.set('language', acceptedLanguage(c.req.header('accept-language')));
    // Hides that there is an inbox until somebody is invited.
    if (!(await store.inbox.people.isAnybody())) return c.body(null, 404);
    // PostgreSQL rejects this character with an error that looks like an outage.
    if (c.req.url.includes('%00')) throw new Refusal('invalid');
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    return undefined;
  });
  const onError = (c: Context<InboxEnv>) => answerRefusal(c, c.get('language'), 'too-large');
  const limitBody = bodyLimit({ maxSize: bodyMaxBytes, onError });
  // `bodyLimit` reads a body without a length; a sender who disconnects is not an error of the server.
  app.use((c, next) =>
    limitBody(c, next).catch(() => answerRefusal(c, c.get('language'), 'invalid')),
  );
  app.onError((error, c) => {
    const language = c.get('language');
    // An error thrown above, before `next`, skips the loop there.
    for (const [name, value] of headers) c.header(name, value);
    if (error instanceof Refusal) {
      const { problem } = error;
      if (attacks.has(problem)) log.warn({ problem }, 'the inbox refused a call');
      return answerRefusal(c, language, problem, error.headers);
    }
    log.error({ ...errorFields(error), method: c.req.method }, 'a call of the inbox failed');
    return answerRefusal(c, language, 'unavailable', { 'retry-after': '5' });
  });
  return app;
}

/**
 * Accepts changing requests only from the site's own pages: the browser sends the page's origin in `Origin`
 * (ASVS 3.5.1), and another site's page cannot send JSON without a preflight.
 */
export function ownChanges({ env }: InboxParts): MiddlewareHandler<InboxEnv> {
  // Not `ALLOWED_ORIGINS`: those pages may send leads, but must not read or change them.
  const { origin } = new URL(env.siteUrl);
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return await next();
    if (c.req.header('origin') !== origin) throw new Refusal('other-origin');
    const { 'content-type': type, 'content-length': length = '0', ...headers } = c.req.header();
    // Node gives every request a body; the headers tell whether it is empty.
    const isEmpty = length === '0' && headers['transfer-encoding'] === undefined;
    const isJson = type === undefined ? isEmpty : /^application\/json\s*(?:;|$)/i.test(type);
    if (!isJson) throw new Refusal('not-json');
    return await next();
  };
}
