import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { errorFields, type Log } from '../log.ts';
import type { AppEnv } from './app-env.ts';
import { refuseMethod } from './refusal.ts';
import { probes } from './service-paths.ts';

/** A look at the store is believed for so long, in milliseconds, whatever is asked. */
const lookHoldsMs = 1000;

/** A store that takes longer to answer, in milliseconds, takes no leads either. */
const lookMs = 5000;

export interface HealthDependencies {
  /** Rejects where no lead could be stored; else says what needs the owner. */
  health: () => Promise<{ problems: readonly unknown[] }>;
  now: () => number;
  log: Log;
}

/**
 * `GET /healthz`: the process lives. `GET /readyz`: 503 where no lead could be stored; else 200, with
 * `status` `degraded` where something needs the owner. The metrics port says what.
 */
export function healthRoutes({ health, now, log }: HealthDependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  let status: Promise<'ok' | 'degraded' | 'unavailable'> = Promise.resolve('unavailable');

  async function look(): Promise<'ok' | 'degraded' | 'unavailable'> {
    try {
      const { problems } = await health();
      return problems.length > 0 ? 'degraded' : 'ok';
    } catch (error) {
      log.error(errorFields(error), 'not ready: the store takes no writes');
      return 'unavailable';
    }
  }

  routes.get(probes.alive, (c) => c.json({ status: 'ok' }));
  routes.get(probes.ready, async (c) => {
    if (!isLooking && now() - lookedAt >= lookHoldsMs) {
      isLooking = true;
      lookedAt = now();
      status = look().finally(() => {
        isLooking = false;
      });
    }
    const late = sleep(lookMs, 'unavailable' as const, { ref: false });
    const found = await Promise.race([status, late]);
    return c.json({ status: found }, found === 'unavailable' ? 503 : 200);
  });
  routes.on('ALL', Object.values(probes), (c) => refuseMethod(c, 'GET, HEAD'));
  return routes;
}
