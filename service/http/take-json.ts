import type { MiddlewareHandler } from 'hono';
import { createLimit } from '../leads/limit.ts';
import type { AppEnv, RouteParts } from './app-env.ts';
import { refuse, refuseTooMany } from './refuse.ts';
import { rateKey } from './visitor-address.ts';

/** Accepts JSON posts from our own pages and from programs, within the limit of their address. */
export function takeJson({ env, now }: RouteParts): MiddlewareHandler<AppEnv> {
  const perAddress = createLimit(env.rateLimitPerAddress);
  return async (c, next) => {
    if (!mayPost(c.req.raw.headers, env.allowedOrigins)) return refuse(c, 403, 'generic');
    // Counted before the body is parsed, so that invalid requests count too.
    const wait = perAddress.take(now(), rateKey(c.get('address')));
    if (wait > 0) return refuseTooMany(c, wait);
    // No other type, which also blocks forms of other sites (ASVS 3.5.2).
    const type = c.req.header('content-type') ?? '';
    if (!/^application\/json\s*(?:;|$)/i.test(type)) return refuse(c, 415, 'generic');
    try {
      c.set('json', await c.req.json());
    } catch {
      return refuse(c, 400, 'generic');
    }
    return await next();
  };
}

/** Whether a request comes from our pages, or from a program, which sends no Origin (ASVS 3.5.1). */
function mayPost(headers: Headers, allowedOrigins: readonly string[]): boolean {
  const [origin, site] = [headers.get('origin'), headers.get('sec-fetch-site')];
  // A proxy may replace `Host`, but no page can set this header, which only browsers write.
  if (site === 'same-origin') return true;
  if (origin === null) return site !== 'cross-site';
  return allowedOrigins.includes(origin) || URL.parse(origin)?.host === headers.get('host');
}
