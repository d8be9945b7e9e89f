import { Hono } from 'hono';
import type { QueueHealth } from '../delivery/job.ts';
import type { HealthProblem } from '../health-problem.ts';
import { errorFields, type Log } from '../log.ts';
import type { AppEnv } from './app-env.ts';
import { refuseMethod } from './refusal.ts';
import { probes } from './service-paths.ts';

/** A write that succeeded is believed for so long, in milliseconds: asking often must not wear the disk. */
const checkHoldsMs = 1000;

export interface HealthDependencies {
  assertWritable: () => Promise<void>;
  /** State of the outbox. */
  deliveries: () => Promise<Pick<QueueHealth, 'waiting' | 'dead' | 'oldestWaitingMs'>>;
  problems: () => Promise<readonly HealthProblem[]>;
  log: Log;
}

/**
 * `GET /healthz`: the process lives. `GET /readyz`: 503 where no lead could be stored; else 200, with
 * `status` `degraded` and the problems where something needs the owner.
 */
export function healthRoutes(dependencies: HealthDependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  let writableAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  routes.get(probes.alive, (c) => c.json({ status: 'ok' }));
  routes.get(probes.ready, async (c) => {
    try {
      if (performance.now() - writableAt > checkHoldsMs) {
        // Those who ask together share one write.
        checking ??= dependencies
          .assertWritable()
          .then(() => {
            writableAt = performance.now();
          })
          .finally(() => {
            checking = undefined;
          });
        await checking;
      }
      const problems = await dependencies.problems();
      const deliveries = await dependencies.deliveries();
      return c.json({
        status: problems.length > 0 ? 'degraded' : 'ok',
        store: 'writable',
        oldestUndeliveredMs: deliveries.oldestWaitingMs ?? null,
        deliveries: { waiting: deliveries.waiting, dead: deliveries.dead },
        problems,
      });
    } catch (error) {
      dependencies.log.error(errorFields(error), 'not ready: the store takes no writes');
      return c.json({ status: 'unavailable', store: 'not writable' }, 503);
    }
  });
  routes.on('ALL', Object.values(probes), (c) => refuseMethod(c, 'GET, HEAD'));
  return routes;
}
