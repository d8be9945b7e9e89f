import { Hono } from 'hono';
import { errorFields, type Log } from '../log.ts';
import { type AppEnv, probes } from './app-env.ts';
import { refuseMethod } from './refuse.ts';

/** A look at the store is believed for so long, in milliseconds, whatever is asked. */
const lookHoldsMs = 1000;

/**
 * `GET /readyz`: 503 where no lead could be stored (`health` rejects); else 200, with `status`
 * `degraded` where something needs the owner. The metrics port says what.
 */
export function readiness(
  health: () => Promise<{ problems: readonly unknown[] }>,
  now: () => number,
  log: Log,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  let status: Promise<'ok' | 'degraded' | 'unavailable'> | undefined;

  routes.get(probes.ready, async (c) => {
    const age = now() - lookedAt;
    // While one looks, nobody else does. The clock may have been put back since.
    if (!isLooking && (age < 0 || age >= lookHoldsMs)) {
      isLooking = true;
      status = health()
        .then(({ problems }) => (problems.length > 0 ? ('degraded' as const) : ('ok' as const)))
        .catch((error: unknown) => {
          log.error(errorFields(error), 'not ready: the store takes no writes');
          return 'unavailable' as const;
        })
        .finally(() => {
          lookedAt = now();
          isLooking = false;
        });
    }
    const found = await status;
    return c.json({ status: found }, found === 'unavailable' ? 503 : 200);
  });
  routes.all(probes.ready, (c) => refuseMethod(c, 'GET, HEAD'));
  return routes;
}
