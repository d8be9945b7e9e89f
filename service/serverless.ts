import { type ComposedService, composeService } from './compose-service.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { createLog, errorFields } from './log.ts';
import { plainHeaders } from './pages/security-policy.ts';
import { openStore, type Store } from './storage/open-store.ts';

/**
 * The site's calls for serverless hosting: a function from Request to Response, on PostgreSQL, since
 * an instance has no disk that stays. The host serves the pages as files and calls
 * `POST /internal/deliver` once a minute with `Authorization: Bearer $CRON_SECRET`, as no instance
 * lives long enough to run a worker.
 *
 *     export default { fetch: createServerless(process.env) };
 *
 * Only tests set `callMs`.
 */
export function createServerless(
  source: Readonly<Record<string, string | undefined>>,
  { callMs = deliverCallMs } = {},
): (request: Request) => Promise<Response> {
  const env = parseEnv(source);
  const secret = source['CRON_SECRET'] ?? '';
  assertServerless(env, secret);
  const log = createLog(env.logLevel);
  const headers = { ...plainHeaders(env), 'Cache-Control': 'no-store' };
  let opened: Promise<ComposedService & { store: Store }> | undefined;

  async function open(): Promise<ComposedService & { store: Store }> {
    const store = await openStore(env.store, {
      webhook: env.webhook !== undefined,
      onConnectionError: (error) => log.warn(errorFields(error), 'a database connection broke'),
    });
    return { store, ...(await composeService({ env, store, log, inBackground: false })) };
  }

  return async (request) => {
    try {
      opened ??= open();
      const { app, worker, store } = await opened;
      if (new URL(request.url).pathname !== deliverPath) {
        // Without a connection to look at, the visitor's address is what TRUSTED_PROXIES finds.
        return await app.fetch(request, { peerAddress: '' });
      }
      if (request.method !== 'POST' || !(await isBearer(request, secret))) {
        return Response.json({ error: 'Not found' }, { status: 404, headers });
      }
      // Side by side: neither a backlog nor a slow sweep may keep the other from its turn.
      const sweeping = store.sweep(Date.now());
      const delivering = worker.runDue({ withinMs: callMs });
      await Promise.allSettled([sweeping, delivering]);
      await sweeping;
      return Response.json({ attempts: await delivering }, { headers });
    } catch (error) {
      log.error(errorFields(error), 'the store is away');
      // Where it could not be opened, the next request tries again.
      await opened?.catch(() => {
        opened = undefined;
      });
      return Response.json(
        { error: 'store-unavailable' },
        { status: 503, headers: { ...headers, 'Retry-After': '30' } },
      );
    }
  };
}

const deliverPath = '/internal/deliver';

/**
 * How long a scheduled call delivers, in milliseconds: gateways and schedulers commonly hang up after
 * 30 s. A call that is ended earlier loses nothing: the leases of its jobs run out.
 */
const deliverCallMs = 25_000;
const secretMinLength = 16;

/** Throws a sentence for whatever would go wrong here later, and quietly. */
function assertServerless({ store, smtpUrl, trustedProxies }: Env, secret: string): void {
  const problems = [
    store.engine !== 'postgres' &&
      'DATABASE_URL must begin with postgres://: an instance has no disk that stays, and leads in a file would go with it.',
    secret.length < secretMinLength &&
      `CRON_SECRET must have at least ${secretMinLength} random characters: it is all that keeps strangers from ${deliverPath}.`,
    smtpUrl === undefined &&
      'SMTP_URL is missing: without it mails are files, and an instance has no disk that stays. Set smtp://user:password@host:587.',
    trustedProxies === 0 &&
      'TRUSTED_PROXIES must be at least 1: only the proxies in front know a visitor’s address here, and without it all visitors share one limit. Set how many add to X-Forwarded-For, most often 1.',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new EnvError(problems.join('\n'));
}

/** Compared as digests, whose comparison takes the same time whatever is in the header. */
async function isBearer(request: Request, secret: string): Promise<boolean> {
  const [given, wanted] = await Promise.all(
    [request.headers.get('authorization') ?? '', `Bearer ${secret}`].map(async (text) =>
      crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
    ),
  );
  if (!given || !wanted) return false;
  const other = new Uint8Array(wanted);
  return new Uint8Array(given).reduce((sum, byte, at) => sum | (byte ^ (other[at] ?? 0)), 0) === 0;
}
