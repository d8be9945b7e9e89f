import { Hono } from 'hono';
import { errorFields, type Log } from '../log.ts';
import { type AppEnv, probes } from './app-env.ts';
import { refuseMethod } from './refuse.ts';

/** A look at the store is believed for so long, in milliseconds, whatever is asked. */
const lookHoldsMs = 1000;

type Status = 'ok' | 'degraded' | 'unavailable';

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
  let status: Promise<Status> = Promise.resolve('unavailable');

  async function look(): Promise<Status> {
    isLooking = true;
    lookedAt = now();
    try {
      const { problems } = await health();
      return problems.length > 0 ? 'degraded' : 'ok';
    } catch (error) {
      log.error(errorFields(error), 'not ready: the store takes no writes');
      return 'unavailable';
    } finally {
      isLooking = false;
    }
  }

  routes.get(probes.ready, async (c) => {
    if (!isLooking && now() - lookedAt >= lookHoldsMs) status = look();
    const found = await status;
    return c.json({ status: found }, found === 'unavailable' ? 503 : 200);
  });
  routes.all(probes.ready, (c) => refuseMethod(c, 'GET, HEAD'));
  return routes;
}
