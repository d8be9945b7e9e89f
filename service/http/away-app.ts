import { Hono } from 'hono';
import { acceptedLanguage } from './accept-language.ts';
import type { AppEnv } from './app-env.ts';
import { refuse } from './refusal.ts';
import { probes } from './service-paths.ts';

/** Answers in the place of the lead service while its store is away: come again. */
export function createAwayApp(secureHeaders: Readonly<Record<string, string>>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    for (const [name, value] of Object.entries(secureHeaders)) c.header(name, value);
  });
  app.get(probes.alive, (c) => c.json({ status: 'ok' }));
  app.get(probes.ready, (c) => c.json({ status: 'unavailable' }, 503));
  app.all('*', (c) => {
    const language = acceptedLanguage(c.req.header('accept-language'));
    return refuse(c, language, 503, 'store-unavailable', { headers: { 'retry-after': '30' } });
  });
  return app;
}
