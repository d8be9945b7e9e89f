import * as v from 'valibot';
import type { DeviceName } from './slow-device.ts';

/** Lighthouse knows more by now; these are the ones that are promised. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const scoreSchema = v.object({ score: v.nullable(v.number()) });
const figureSchema = v.object({ ...scoreSchema.entries, numericValue: v.number() });

const answerSchema = v.object({
  lhr: v.object({
    lighthouseVersion: v.string(),
    categories: v.record(
      v.string(),
      v.object({
        ...scoreSchema.entries,
        auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
      }),
    ),
    audits: v.objectWithRest(
      {
        'largest-contentful-paint': figureSchema,
        'first-contentful-paint': figureSchema,
        'total-blocking-time': figureSchema,
        'cumulative-layout-shift': figureSchema,
      },
      scoreSchema,
    ),
  }),
});

type Report = v.InferOutput<typeof answerSchema>['lhr'];

const mostTries = 3;

export interface LighthouseRun {
  version: string;
  /** 0 to 100 by category. */
  scores: Record<string, number>;
  /** Audits that took points, by category; none for performance, whose audits are figures. */
  failed: Record<string, string[]>;
  /** As Lighthouse computes them for its slow device (simulated throttling). */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

export type Lighthouse = (
  url: string,
  options: { port: number; device: DeviceName; onlyPerformance: boolean },
) => Promise<LighthouseRun>;

/**
 * Lighthouse where it is installed, or undefined. It weighs more than the rest of the project, so it
 * may also stand elsewhere: `LIGHTHOUSE_PATH` is the path of its core/index.js.
 */
export async function findLighthouse(): Promise<Lighthouse | undefined> {
  const specifier = process.env.LIGHTHOUSE_PATH ?? 'lighthouse';
  const module: unknown = await import(specifier).catch(() => undefined);
  const found = v.safeParse(v.object({ default: v.function() }), module);
  if (!found.success) return undefined;
  const run = found.output.default;
  return async (url, { port, device, onlyPerformance }) => {
    const flags = {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: onlyPerformance ? ['performance'] : categories,
    };
    const configuration = { extends: 'lighthouse:default', ...(device === 'desktop' && desktop) };
    const { lhr } = await untilMeasured(() => run(url, flags, configuration));
    return {
      version: lhr.lighthouseVersion,
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [
          name,
          Math.round((score ?? 0) * 100),
        ]),
      ),
      failed: failedAudits(lhr),
      fcp: lhr.audits['first-contentful-paint'].numericValue,
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      tbt: lhr.audits['total-blocking-time'].numericValue,
      cls: lhr.audits['cumulative-layout-shift'].numericValue,
    };
  };
}

function failedAudits({ categories: found, audits }: Report): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => name !== 'performance')
      .map(([name, { auditRefs }]) => [
        name,
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ]),
  );
}

/** On a busy machine Lighthouse now and then misses the paint that it waits for, and says nothing. */
async function untilMeasured(audit: () => unknown): Promise<v.InferOutput<typeof answerSchema>> {
  for (let tries = 1; tries < mostTries; tries += 1) {
    const answer = v.safeParse(answerSchema, await audit());
    if (answer.success) return answer.output;
  }
  return v.parse(answerSchema, await audit());
}

/** The settings of Lighthouse's own desktop preset (core/config/desktop-config.js). */
const desktop = {
  settings: {
    formFactor: 'desktop',
    throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1 },
  },
};
