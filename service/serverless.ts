import { timingSafeEqual } from 'hono/utils/buffer';
import { createAwayApp, openService, type Service } from './compose-service.ts';
import { type Env, parseEnv } from './env.ts';
import { sweep } from './erasure.ts';
import { createLog, errorFields } from './log.ts';
import { plainHeaders } from './pages/headers.ts';

const deliverPath = '/internal/deliver';

/** How long a scheduled call delivers, in milliseconds: schedulers commonly hang up after 30 s. */
const deliverCallMs = 25_000;
const secretMinLength = 16;

/**
 * The site's calls as a function from Request to Response, on PostgreSQL. The host serves the pages and
 * calls `POST /internal/deliver` once a minute (docs/operating.md). Only tests set `callMs`.
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
        // Without a connection to look at, the visitor's address is what TRUSTED_PROXIES finds.
        return await app.fetch(request, { peerAddress: '' });
      }
      const given = request.headers.get('authorization') ?? '';
      const isKnown = await timingSafeEqual(given, `Bearer ${env.cronSecret}`);
      if (request.method !== 'POST' || !isKnown) {
        return Response.json({ error: 'Not found' }, { status: 404, headers });
      }
      // Side by side: neither a backlog nor a slow sweep may keep the other from its turn.
      const sweeping = sweep({ store, env, log, problems }, Date.now());
      // First, so that what a letter queues leaves in this call.
      const ticking = tick();
      const deliver = () => worker.runDue({ withinMs: callMs });
      const delivering = ticking.then(deliver, deliver);
      await Promise.allSettled([sweeping, delivering]);
      await Promise.all([sweeping, ticking]);
      return Response.json({ attempts: await delivering }, { headers });
    } catch (error) {
      log.error(errorFields(error), 'a call failed; the caller may ask again');
      // Where it could not be opened, the next request tries again.
      await opened?.catch(() => {
        opened = undefined;
      });
      return await away.fetch(request);
    }
  };
}

/** Throws a sentence for whatever would go wrong here later, and quietly. */
function assertServerless(env: Env): void {
  const { configuredSiteUrl, store, smtpUrl, trustedProxies, cronSecret } = env;
  const problems = [
    configuredSiteUrl === undefined &&
      'SITE_URL is missing: links in mails would lead to localhost. Set the address that the pages were built for.',
    store.engine !== 'postgres' &&
      'DATABASE_URL must begin with postgres://: an instance has no disk that stays, and leads in a file would go with it.',
    cronSecret.length < secretMinLength &&
      `CRON_SECRET must have at least ${secretMinLength} random characters: it is all that keeps strangers from ${deliverPath}.`,
    smtpUrl === undefined &&
      'SMTP_URL is missing: without it mails are files, and an instance has no disk that stays. Set smtp://user:password@host:587.',
    trustedProxies === 0 &&
      'TRUSTED_PROXIES must be at least 1: only the proxies in front know a visitor’s address here, and without it all visitors share one limit. Set how many add to X-Forwarded-For, most often 1.',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
