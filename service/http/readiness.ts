import { Hono } from 'hono';
import { errorFields, type Log } from '../log.ts';
import { type AppEnv, probes } from './app-env.ts';

/** How long a result is reused, in milliseconds, however many requests arrive. */
const reuseMs = 1000;

/** `GET /readyz`: 503 if `health` rejects; else 200, `degraded` if something needs the owner. */
export function readiness(
  health: () => Promise<{ problems: readonly unknown[] }>,
  now: () => number,
  log: Log,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  let latest = { at: Number.NEGATIVE_INFINITY, status: Promise.resolve('ok') };

  async function check(): Promise<string> {
    const found = await health().catch((error: unknown) => {
      log.error(errorFields(error), 'not ready: the store takes no writes');
    });
    if (!found) return 'unavailable';
    return found.problems.length > 0 ? 'degraded' : 'ok';
  }

  routes.get(probes.ready, async (c) => {
    const age = now() - latest.at;
    // `age` is negative if the clock was set back.
    if (age < 0 || age >= reuseMs) latest = { at: now(), status: check() };
    const found = await latest.status;
    return c.json({ status: found }, found === 'unavailable' ? 503 : 200);
  });
  return routes;
}
