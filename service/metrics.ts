import { Hono } from 'hono';
import { endpoints } from '../contract/endpoints.ts';
import type { Service } from './compose-service.ts';
import { optionalFolders, probes } from './http/app-env.ts';
import type { Folder } from './leads/stored-lead.ts';
import type { QueueHealth } from './storage/jobs.ts';

/** Paths that are counted by name, beside whole folders; all others are one, so that no visitor can make names. */
const countedPaths: readonly string[] = [...Object.values(endpoints), ...Object.values(probes)];

/** Counts for Prometheus (prometheus.io/docs/instrumenting/exposition_formats), nothing of a visitor. */
export class Metrics {
  readonly #counts = new Map<string, number>();

  leadStored(folder: Folder): void {
    this.#count(`site_leads_total{folder="${folder}"}`);
  }

  answered(path: string, status: number): void {
    const folder = optionalFolders.find((one) => `${path}/`.startsWith(`${one}/`));
    const name = countedPaths.includes(path) ? path : (folder ?? 'other');
    this.#count(`site_answers_total{path="${name}",status="${status}"}`);
  }

  #count(sample: string): void {
    this.#counts.set(sample, (this.#counts.get(sample) ?? 0) + 1);
  }

  /** The text that Prometheus reads. `queue` is undefined where the store does not answer. */
  text(queue: QueueHealth | undefined): string {
    const samples = new Map(this.#counts).set('site_store_up', queue ? 1 : 0);
    for (const { kind, waiting, dead } of queue?.kinds ?? []) {
      samples.set(`site_deliveries{kind="${kind}",state="waiting"}`, waiting);
      samples.set(`site_deliveries{kind="${kind}",state="dead"}`, dead);
    }
    if (queue) samples.set('site_oldest_delivery_seconds', (queue.oldestWaitingMs ?? 0) / 1000);
    // Those of one name must stand together.
    const lines = [...samples].map(([name, value]) => `${name} ${value}\n`);
    return lines.sort().join('');
  }
}

/** `/metrics`, and `/readyz` with what needs the owner, for a port that no visitor reaches. */
export function metricsApp(metrics: Metrics, health: Service['health']): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) => {
    const found = await health().catch(() => undefined);
    const type = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
    return c.body(metrics.text(found?.deliveries), 200, type);
  });
  app.get(probes.ready, async (c) => {
    const found = await health().catch((error: unknown) => {
      return error instanceof Error ? error.message : 'The store takes no writes.';
    });
    return typeof found === 'string' ? c.json({ store: found }, 503) : c.json(found);
  });
  return app;
}
