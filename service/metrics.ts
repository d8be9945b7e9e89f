import { Hono } from 'hono';
import { folders } from '../contract/folders.ts';
import type { Service } from './compose-service.ts';

/**
 * `/metrics` for Prometheus (prometheus.io/docs/instrumenting/exposition_formats), for a port that visitors
 * cannot reach; no personal data. `current` returns the service once it is open.
 */
export function metricsApp(current: () => Service | undefined): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) => {
    const samples = await samplesOf(current()).catch(() => ['site_store_up 0']);
    const type = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
    return c.body(samples.map((sample) => `${sample}\n`).join(''), 200, type);
  });
  return app;
}

/** Rejects if no lead could be stored. Samples of one name must be adjacent. */
async function samplesOf(service: Service | undefined): Promise<string[]> {
  if (!service) throw new Error('The store is not open yet.');
  const { deliveries, problems } = await service.health();
  const { kinds, oldestWaitingMs = 0 } = deliveries;
  const samples = ['site_store_up 1', `site_oldest_delivery_seconds ${oldestWaitingMs / 1000}`];
  for (const { kind, waiting, dead } of kinds) {
    samples.push(`site_deliveries{kind="${kind}",state="waiting"} ${waiting}`);
    samples.push(`site_deliveries{kind="${kind}",state="dead"} ${dead}`);
  }
  for (const folder of folders) {
    const count = await service.store.leads.count({ folder });
    samples.push(`site_leads{folder="${folder}"} ${count}`);
  }
  return [...samples, ...problems.map(({ problem }) => `site_problem{name="${problem}"} 1`)];
}
