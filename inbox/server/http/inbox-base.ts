import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { acceptedLanguage } from '../../../service/http/base-app.ts';
import { visitorAddress } from '../../../service/http/visitor-address.ts';
import { errorFields } from '../../../service/log.ts';
import type { Problem } from '../../contract/problems.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import { inboxHeaders } from './inbox-headers.ts';
import { answerRefusal, Refusal } from './refusal.ts';

/** Of a call's body, in bytes: the longest letter in two languages, as it is and as it was before. */
export const bodyMaxBytes = 256 * 1024;

/** What an owner may want to see in the log: people come upon them seldom, and attackers often. */
const attacks: ReadonlySet<Problem> = new Set([
  'link-used',
  'passkey-refused',
  'other-origin',
  'owners-only',
  'too-many',
]);

/** What all answers of the inbox have in common: headers, limits, and what is said where a handler throws. */
export function createInboxBase({ env, store, log }: InboxParts): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const headers = inboxHeaders(env);

  app.use(async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for');
    c.set('address', visitorAddress(c.env?.peerAddress ?? '', forwarded, env.trustedProxies));
    c.set('language', acceptedLanguage(c.req.header('accept-language')));
    // Whoever was not invited must not learn that there is an inbox.
    if (!(await store.inbox.people.isAnybody())) return c.body(null, 404);
    // PostgreSQL has no such character, and would seem to be away.
    if (c.req.url.includes('%00')) throw new Refusal('invalid');
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    return undefined;
  });
  const onError = (c: Context<InboxEnv>) => answerRefusal(c, c.get('language'), 'too-large');
  const limitBody = bodyLimit({ maxSize: bodyMaxBytes, onError });
  // It reads a body without a length; a sender who breaks off is no error of ours.
  app.use((c, next) =>
    limitBody(c, next).catch(() => answerRefusal(c, c.get('language'), 'invalid')),
  );
  app.onError((error, c) => {
    const language = c.get('language');
    // The rule that adds them is not gone back through by what it throws itself.
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
 * Lets in what changes something only from the site's own pages: the browser says in `Origin` who asks
 * (ASVS 3.5.1), and no other site's form can send JSON without asking first.
 */
export function ownChanges({ env }: InboxParts): MiddlewareHandler<InboxEnv> {
  // Not `ALLOWED_ORIGINS`: those pages may send leads, and need not be trusted with them.
  const { origin } = new URL(env.siteUrl);
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return await next();
    if (c.req.header('origin') !== origin) throw new Refusal('other-origin');
    const { 'content-type': type, 'content-length': length = '0', ...headers } = c.req.header();
    // Node gives every request a body; whether anything is in it, the headers say.
    const isEmpty = length === '0' && headers['transfer-encoding'] === undefined;
    const isJson = type === undefined ? isEmpty : /^application\/json\s*(?:;|$)/i.test(type);
    if (!isJson) throw new Refusal('not-json');
    return await next();
  };
}
