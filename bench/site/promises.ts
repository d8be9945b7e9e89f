import { idleTap } from './interactions.ts';
import type { PageResult, SiteResults } from './results.ts';
import { spreadBy } from './spread.ts';
import { type ByteKind, sumOf } from './wire.ts';

/** What the site promises. A KB has 1,000 bytes: ten packets of 1,460 make the first flight of 14.6 KB. */
export const promised = {
  /** LCP and FCP over those of the same page without script. */
  overFloor: 1.05,
  /** One frame of 60 Hz: paints cannot be told apart more finely. Milliseconds. */
  frameMs: 17,
  tbtMs: 20,
  cls: 0,
  firstFlightKb: 14.6,
  fontsKb: 60,
  beforeLoadKb: 60,
  scriptKb: 100,
  landingKb: 150,
  interactionMs: 50,
  secondPageMs: 100,
  lighthouseScore: 100,
} as const;

/** The promises that the results break, each in a sentence with its numbers. */
export function brokenPromises(results: SiteResults): string[] {
  return [
    ...results.pages.flatMap(brokenByPage),
    ...results.interactions
      .filter(({ name }) => name !== idleTap)
      .flatMap(({ name, runs }) =>
        above(
          `${name}: delay`,
          spreadBy(runs, ({ delay }) => delay).median,
          promised.interactionMs,
          'ms',
        ),
      ),
    ...(results.secondPage.length > 0
      ? above(
          'second page: click to paint',
          spreadBy(results.secondPage, ({ clickToPaint }) => clickToPaint).median,
          promised.secondPageMs,
          'ms',
        )
      : []),
    ...above('script of a whole visit', results.wholeVisit.script / 1000, promised.scriptKb, 'KB'),
  ];
}

function brokenByPage({ page, device, site, floor, lighthouse }: PageResult): string[] {
  const name = `${page.path} on a ${device}`;
  const kb = (kind: ByteKind, when: 'before' | 'after') =>
    spreadBy(site, ({ wire }) => wire[when][kind]).median / 1000;
  const total = (when: 'before' | 'after') =>
    spreadBy(site, ({ wire }) => sumOf(wire[when])).median / 1000;
  const paints = (['fcp', 'lcp'] as const).flatMap((paint) => {
    const limit = spreadBy(floor, (load) => load[paint]).median * promised.overFloor;
    const median = spreadBy(site, (load) => load[paint]).median;
    const allowed = Math.max(limit, limit / promised.overFloor + promised.frameMs);
    return above(`${name}: ${paint.toUpperCase()}`, median, allowed, 'ms');
  });
  return [
    ...paints,
    ...above(`${name}: TBT`, spreadBy(site, ({ tbt }) => tbt).median, promised.tbtMs, 'ms'),
    ...above(`${name}: CLS`, spreadBy(site, ({ cls }) => cls).high, promised.cls, ''),
    ...above(`${name}: HTML with its CSS`, kb('html', 'before'), promised.firstFlightKb, 'KB'),
    ...above(`${name}: fonts`, kb('font', 'before') + kb('font', 'after'), promised.fontsKb, 'KB'),
    ...above(`${name}: before load`, total('before'), promised.beforeLoadKb, 'KB'),
    ...above(`${name}: script before load`, kb('script', 'before'), 0, 'KB'),
    ...above(`${name}: script`, kb('script', 'after'), promised.scriptKb, 'KB'),
    ...(page.kind === 'landing'
      ? above(`${name}: in all`, total('before') + total('after'), promised.landingKb, 'KB')
      : []),
    ...brokenByLighthouse(name, lighthouse),
  ];
}

function brokenByLighthouse(name: string, { site, floor }: PageResult['lighthouse']): string[] {
  if (site.length === 0) return [];
  const limit = spreadBy(floor, ({ lcp }) => lcp).median * promised.overFloor;
  const categories = [...new Set(site.flatMap(({ scores }) => Object.keys(scores)))];
  return [
    ...above(`${name}: simulated LCP`, spreadBy(site, ({ lcp }) => lcp).median, limit, 'ms'),
    ...above(
      `${name}: simulated TBT`,
      spreadBy(site, ({ tbt }) => tbt).median,
      promised.tbtMs,
      'ms',
    ),
    ...categories.flatMap((category) => {
      const scores = site.flatMap(({ scores }) => scores[category] ?? []);
      const { median } = spreadBy(scores, (score) => score);
      if (median >= promised.lighthouseScore) return [];
      const audits = [...new Set(site.flatMap(({ failed }) => failed[category] ?? []))].join(', ');
      return [
        `${name}: Lighthouse ${category} ${median}, promised ${promised.lighthouseScore}${audits && `: ${audits}`}`,
      ];
    }),
  ];
}

function above(what: string, value: number, limit: number, unit: string): string[] {
  // A figure that could not be measured breaks its promise too.
  if (value <= limit) return [];
  return [
    `${what} ${round(value)} ${unit}, promised ${round(limit)} ${unit}`.replaceAll(' ,', ','),
  ];
}

function round(value: number): string {
  if (value % 1 === 0) return String(value);
  return value.toFixed(value < 1 ? 4 : value < 20 ? 2 : 0);
}
