import { Hono } from 'hono';
import { acceptedLanguage } from './http/accept-language.ts';
import type { AppEnv } from './http/app-env.ts';
import { type FormRoutesDependencies, formRoutes } from './http/form-routes.ts';
import { type HealthDependencies, healthRoutes } from './http/health-routes.ts';
import { type LeadsRouteDependencies, leadsRoute } from './http/leads-route.ts';
import { callLimits, limitCalls } from './http/limit-calls.ts';
import { refuse } from './http/refusal.ts';
import { probes, serviceFolders, servicePatterns } from './http/service-paths.ts';
import { visitorAddress } from './http/visitor-address.ts';
import { errorFields } from './log.ts';
import type { Metrics } from './metrics.ts';
import { isOutage } from './storage/outage.ts';

export interface AppDependencies
  extends LeadsRouteDependencies,
    FormRoutesDependencies,
    HealthDependencies {
  trustedProxies: number;
  metrics: Metrics;
  /** Security headers of every answer that is no page. */
  secureHeaders: Readonly<Record<string, string>>;
  /** Sign-up, confirmation and unsubscribing. */
  newsletter: Hono<AppEnv>;
}

/**
 * The lead service, that is all but the pages, as a function from Request to Response; nothing of
 * Node or of a platform is in it. The caller passes `{ peerAddress }` as bindings.
 */
export function createApp(dependencies: AppDependencies): Hono<AppEnv> {
  const { trustedProxies, newsletter, log } = dependencies;
  const app = new Hono<AppEnv>();

  app.use(dependencies.metrics.middleware());
  app.use(async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for');
    c.set('address', visitorAddress(c.env?.peerAddress ?? '', forwarded, trustedProxies));
    await next();
  });
  for (const pattern of servicePatterns) {
    app.use(pattern, async (c, next) => {
      await next();
      // An answer with a policy of its own, such as a newsletter page, keeps it.
      for (const [name, value] of Object.entries(dependencies.secureHeaders)) {
        if (!c.res.headers.has(name)) c.header(name, value);
      }
    });
  }
  for (const pattern of [`${serviceFolders.api}/*`, ...Object.values(probes)]) {
    app.use(pattern, async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
      c.header('vary', 'accept-language', { append: true });
    });
  }
  for (const folder of Object.values(serviceFolders)) {
    app.use(`${folder}/*`, limitCalls(callLimits));
  }

  app.route('/', leadsRoute(dependencies));
  app.route('/', formRoutes(dependencies));
  app.route('/', healthRoutes(dependencies));
  app.route('/', newsletter);
  app.all(`${serviceFolders.api}/*`, (c) =>
    refuse(c, acceptedLanguage(c.req.header('accept-language')), 404, 'generic'),
  );

  app.onError((error, c) => {
    log.error({ ...errorFields(error), method: c.req.method }, 'a request failed');
    const language = acceptedLanguage(c.req.header('accept-language'));
    return isOutage(error)
      ? refuse(c, language, 503, 'store-unavailable', { headers: { 'retry-after': '30' } })
      : refuse(c, language, 500, 'generic');
  });
  return app;
}
