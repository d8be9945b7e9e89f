import { timingSafeEqual } from 'hono/utils/buffer';
import { createAwayApp, openService, type Service } from './compose-service.ts';
import { type Env, parseEnv } from './env.ts';
import { sweep } from './erasure.ts';
import { createLog, errorFields } from './log.ts';
import { plainHeaders } from './pages/headers.ts';

const deliverPath = '/internal/deliver';

/** How long a scheduled call delivers, in milliseconds: schedulers commonly time out after 30 s. */
const deliverCallMs = 25_000;
const secretMinLength = 16;

/**
 * Returns the site's routes as a function from Request to Response, on PostgreSQL. The host serves the pages
 * and calls `POST /internal/deliver` once a minute (docs/operating.md). Only tests set `callMs`.
 */
export function createServerless(
  source: Readonly<Record<string, string | undefined>>,
  { callMs = deliverCallMs } = {},
): (request: Request) => Promise<Response> {
  const env = parseEnv(source);
  assertServerless(env);
  const log = createLog(env.logLevel);
  const headers = { ...plainHeaders(env), 'Cache-Control': 'no-store' };
  const away = createAwayApp(env, log);
  let opened: Promise<Service> | undefined;

  return async (request) => {
    try {
      opened ??= openService({ env, log });
      const { app, worker, store, problems, tick } = await opened;
      if (new URL(request.url).pathname !== deliverPath) {
        // There is no connection here, so the visitor's address comes from X-Forwarded-For only.
        return await app.fetch(request, { peerAddress: '' });
      }
      const given = request.headers.get('authorization') ?? '';
      const isKnown = await timingSafeEqual(given, `Bearer ${env.cronSecret}`);
      if (request.method !== 'POST' || !isKnown) {
        return Response.json({ error: 'Not found' }, { status: 404, headers });
      }
      // Concurrently, so that neither a backlog nor a slow sweep delays the other.
      const sweeping = sweep({ store, env, log, problems }, Date.now());
      // Before the deliveries, so that the mails of a letter leave in this call.
      const ticking = tick();
      const deliver = () => worker.runDue({ withinMs: callMs });
      const delivering = ticking.then(deliver, deliver);
      await Promise.allSettled([sweeping, delivering]);
      await Promise.all([sweeping, ticking]);
      return Response.json({ attempts: await delivering }, { headers });
    } catch (error) {
      log.error(errorFields(error), 'a call failed; the caller may ask again');
      // If the service could not be opened, the next request retries.
      await opened?.catch(() => {
        opened = undefined;
      });
      return await away.fetch(request);
    }
  };
}

/** Throws an error about settings that would fail silently later. */
function assertServerless(env: Env): void {
  const { configuredSiteUrl, store, smtpUrl, trustedProxies, cronSecret } = env;
  const problems = [
    configuredSiteUrl === undefined &&
      'SITE_URL is missing: links in emails would lead to localhost. Set it to the address that the pages were built for.',
    store.engine !== 'postgres' &&
      'DATABASE_URL must begin with postgres://: an instance keeps no files, so leads in a file would be lost.',
    cronSecret.length < secretMinLength &&
      `CRON_SECRET must have at least ${secretMinLength} random characters: only this secret keeps strangers from calling ${deliverPath}.`,
    smtpUrl === undefined &&
      'SMTP_URL is missing: without it emails become files, and an instance keeps no files. Set it to smtp://user:password@host:587.',
    trustedProxies === 0 &&
      'TRUSTED_PROXIES must be at least 1: here only the proxies in front know a visitor’s address, and without it all visitors would share one limit. Set it to the number of proxies that add to X-Forwarded-For, usually 1.',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
