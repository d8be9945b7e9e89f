import { Hono } from 'hono';
import { errorFields, type Log } from '../log.ts';
import { type AppEnv, probes } from './app-env.ts';

/** A look at the store is believed for so long, in milliseconds, whatever is asked. */
const lookHoldsMs = 1000;

/** `GET /readyz`: 503 where `health` rejects; else 200, `degraded` where something needs the owner. */
export function readiness(
  health: () => Promise<{ problems: readonly unknown[] }>,
  now: () => number,
  log: Log,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  let look = { at: Number.NEGATIVE_INFINITY, status: Promise.resolve('ok') };

  async function lookNow(): Promise<string> {
    const found = await health().catch((error: unknown) => {
      log.error(errorFields(error), 'not ready: the store takes no writes');
    });
    if (!found) return 'unavailable';
    return found.problems.length > 0 ? 'degraded' : 'ok';
  }

  routes.get(probes.ready, async (c) => {
    const age = now() - look.at;
    // The clock may have been put back since.
    if (age < 0 || age >= lookHoldsMs) look = { at: now(), status: lookNow() };
    const found = await look.status;
    return c.json({ status: found }, found === 'unavailable' ? 503 : 200);
  });
  return routes;
}
