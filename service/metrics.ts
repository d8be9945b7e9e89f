import type { MiddlewareHandler } from 'hono';
import { endpoints } from '../contract/endpoints.ts';
import type { QueueHealth } from './delivery/job.ts';
import type { AppEnv } from './http/app-env.ts';
import { probes } from './http/service-paths.ts';
import type { Folder } from './leads/stored-lead.ts';

/** Upper bounds of the buckets that answers are counted in, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** Paths that are counted by name; all others are one, so that no visitor can make names. */
const countedPaths: readonly string[] = [...Object.values(endpoints), ...Object.values(probes)];

/**
 * Counts for Prometheus (prometheus.io/docs/instrumenting/exposition_formats). Labels are folders,
 * paths and status codes: nothing of a visitor can stand in them.
 */
export class Metrics {
  readonly #leads = new Map<Folder, number>();
  readonly #answers = new Map<string, number>();
  readonly #inBucket = buckets.map(() => 0);
  #seconds = 0;
  #answered = 0;
  #underWay = 0;

  /** Requests that the app has begun and not yet answered. */
  get underWay(): number {
    return this.#underWay;
  }

  leadStored(folder: Folder): void {
    this.#leads.set(folder, (this.#leads.get(folder) ?? 0) + 1);
  }

  /** Counts every answer of the app with its time. */
  middleware(): MiddlewareHandler<AppEnv> {
    return async (c, next) => {
      const started = performance.now();
      this.#underWay += 1;
      await next().finally(() => {
        this.#underWay -= 1;
      });
      const seconds = (performance.now() - started) / 1000;
      const path = countedPaths.includes(c.req.path) ? c.req.path : 'other';
      const labels = `path="${path}",status="${c.res.status}"`;
      this.#answers.set(labels, (this.#answers.get(labels) ?? 0) + 1);
      this.#answered += 1;
      this.#seconds += seconds;
      for (const [at, bound] of buckets.entries()) {
        if (seconds <= bound) this.#inBucket[at] = (this.#inBucket[at] ?? 0) + 1;
      }
    };
  }

  /** The text that Prometheus reads. `queue` is undefined where the store does not answer. */
  text(queue: QueueHealth | undefined): string {
    const lines = [
      '# TYPE trinta_leads_total counter',
      ...[...this.#leads].map(([folder, n]) => `trinta_leads_total{folder="${folder}"} ${n}`),
      '# TYPE trinta_answers_total counter',
      ...[...this.#answers].map(([labels, n]) => `trinta_answers_total{${labels}} ${n}`),
      '# TYPE trinta_answer_seconds histogram',
      ...buckets.map((le, at) => `trinta_answer_seconds_bucket{le="${le}"} ${this.#inBucket[at]}`),
      `trinta_answer_seconds_bucket{le="+Inf"} ${this.#answered}`,
      `trinta_answer_seconds_sum ${this.#seconds}`,
      `trinta_answer_seconds_count ${this.#answered}`,
      '# TYPE trinta_store_up gauge',
      `trinta_store_up ${queue ? 1 : 0}`,
    ];
    if (queue) lines.push(...queueLines(queue));
    return `${lines.join('\n')}\n`;
  }
}

function queueLines({ kinds, oldestWaitingMs }: QueueHealth): string[] {
  return [
    '# TYPE trinta_deliveries gauge',
    ...kinds.flatMap(({ kind, waiting, dead }) => [
      `trinta_deliveries{kind="${kind}",state="waiting"} ${waiting}`,
      `trinta_deliveries{kind="${kind}",state="dead"} ${dead}`,
    ]),
    '# TYPE trinta_oldest_delivery_seconds gauge',
    `trinta_oldest_delivery_seconds ${(oldestWaitingMs ?? 0) / 1000}`,
  ];
}
