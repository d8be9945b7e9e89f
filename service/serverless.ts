import { timingSafeEqual } from 'hono/utils/buffer';
import { site } from '#site';
import { createAwayApp, openService, type Service } from './compose-service.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { sweep } from './erasure.ts';
import { createLog, errorFields } from './log.ts';
import { explain, type Sentence } from './owner-error.ts';
import { plainHeaders } from './pages/headers.ts';
import { createProblems } from './problems.ts';

const deliverPath = '/internal/deliver';

/** How long a scheduled call delivers, in milliseconds: schedulers commonly time out after 30 s. */
const deliverCallMs = 25_000;
const secretMinLength = 16;

/**
 * Returns the site's routes as a function from Request to Response, on PostgreSQL. The host serves the pages
 * and calls `POST /internal/deliver` once a minute (docs/operating.md). Only tests set `callMs`.
 */
export function createServerless(
  source: NodeJS.ProcessEnv,
  { callMs = deliverCallMs } = {},
): (request: Request) => Promise<Response> {
  const env = parseServerlessEnv(source);
  const log = createLog(env.logLevel);
  for (const { message } of env.typos) log.warn({}, message);
  const headers = { ...plainHeaders(env), 'Cache-Control': 'no-store' };
  const parts = { env, log, problems: createProblems(log, Date.now) };
  const away = createAwayApp(parts);
  let opened: Promise<Service> | undefined;

  return async (request) => {
    try {
      opened ??= openService(parts);
      const { app, worker, store, tick } = await opened;
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
      const sweeping = sweep({ ...parts, store }, Date.now());
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

/** Throws an error in the owner's language, also about settings that would fail silently later. */
function parseServerlessEnv(source: NodeJS.ProcessEnv): Env {
  try {
    const env = parseEnv(source);
    const wrong: readonly (Sentence | false)[] = [
      env.configuredSiteUrl === undefined && 'functionNeedsSiteUrl',
      env.store.engine !== 'postgres' && 'functionNeedsPostgres',
      env.cronSecret.length < secretMinLength && 'functionNeedsSecret',
      env.smtpUrl === undefined && 'functionNeedsSmtp',
      env.trustedProxies === 0 && 'functionNeedsProxies',
    ];
    const problems = wrong.filter((one) => one !== false).map((sentence) => ({ sentence }));
    if (problems.length > 0) throw new EnvError('wrongEnvironment', { problems });
    return env;
  } catch (error) {
    // The host shows the owner only this message.
    throw new Error(explain(error, site.facts.ownerLanguage));
  }
}
