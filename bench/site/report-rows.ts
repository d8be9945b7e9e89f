import type { PageResult, SiteResults } from './results.ts';
import { type Spread, spreadBy } from './spread.ts';
import { sumOf } from './wire.ts';

/** The pages' figures as text, one row each, for the terminal and for docs/performance.md alike. */
export function pageRows({ pages }: SiteResults): Record<string, string>[] {
  return pages.map(pageRow);
}

function pageRow({ page, device, site, floor, lighthouse }: PageResult): Record<string, string> {
  const paint = (name: 'fcp' | 'lcp' | 'tbt') =>
    `${shown(spreadBy(site, (load) => load[name]))} / ${shown(spreadBy(floor, (load) => load[name]))}`;
  const before = spreadBy(site, ({ wire }) => sumOf(wire.before)).median;
  const after = spreadBy(site, ({ wire }) => sumOf(wire.after)).median;
  const part = (kind: 'html' | 'script' | 'font') =>
    kilobytes(spreadBy(site, ({ wire }) => wire.before[kind] + wire.after[kind]).median);
  return {
    page: page.path,
    device,
    'FCP ms, site / floor': paint('fcp'),
    'LCP ms, site / floor': paint('lcp'),
    'TBT ms, site / floor': paint('tbt'),
    CLS: spreadBy(site, ({ cls }) => cls).high.toFixed(3),
    'HTML KB': part('html'),
    'font KB': part('font'),
    'script KB': part('script'),
    'before load KB': kilobytes(before),
    'in all KB': kilobytes(before + after),
    requests: String(spreadBy(site, ({ wire }) => wire.requests).median),
    ...(lighthouse.site.length > 0 && {
      Lighthouse: Object.keys(lighthouse.site[0]?.scores ?? {})
        .map((category) => {
          const scores = lighthouse.site.flatMap(({ scores: of }) => of[category] ?? []);
          return spreadBy(scores, (score) => score).median;
        })
        .join(' / '),
      'simulated LCP ms, site / floor': `${shown(spreadBy(lighthouse.site, ({ lcp }) => lcp))} / ${shown(spreadBy(lighthouse.floor, ({ lcp }) => lcp))}`,
      'simulated TBT ms, site / floor': `${shown(spreadBy(lighthouse.site, ({ tbt }) => tbt))} / ${shown(spreadBy(lighthouse.floor, ({ tbt }) => tbt))}`,
    }),
  };
}

/** The landing page's floor against itself: differences of that size say nothing about the site. */
export function noiseRows({ pages }: SiteResults): Record<string, string>[] {
  return pages
    .filter(({ floorAgain }) => floorAgain.length > 0)
    .map(({ page, device, site, floor, floorAgain }) => {
      const fcp = (loads: PageResult['site']) => spreadBy(loads, (load) => load.fcp);
      const over = (loads: PageResult['site']) =>
        `${(100 * (fcp(loads).median / fcp(floor).median - 1)).toFixed(1)} %`;
      return {
        page: page.path,
        device,
        'FCP ms of the floor': shown(fcp(floor)),
        'the floor again': shown(fcp(floorAgain)),
        'differs by': over(floorAgain),
        'the site': shown(fcp(site)),
        'differs from the floor by': over(site),
        loads: String(floor.length),
      };
    });
}

/** Each page before the change and now, where an earlier site was measured too. */
export function beforeRows({ pages }: SiteResults): Record<string, string>[] {
  return pages
    .filter(({ before }) => before.length > 0)
    .map(({ page, device, before, site }) => {
      const both = (show: (loads: PageResult['site']) => string) =>
        [before, site].map(show).join(' → ');
      const time = (name: 'fcp' | 'lcp' | 'tbt') =>
        both((loads) => String(Math.round(spreadBy(loads, (load) => load[name]).median)));
      const kb = (bytes: (load: PageResult['site'][number]) => number) =>
        both((loads) => kilobytes(spreadBy(loads, bytes).median));
      return {
        page: page.path,
        device,
        'FCP ms': time('fcp'),
        'LCP ms': time('lcp'),
        'TBT ms': time('tbt'),
        'HTML KB': kb(({ wire }) => wire.before.html + wire.after.html),
        'script KB': kb(({ wire }) => wire.before.script + wire.after.script),
        'before load KB': kb(({ wire }) => sumOf(wire.before)),
        'in all KB': kb(({ wire }) => sumOf(wire.before) + sumOf(wire.after)),
        requests: both((loads) => String(spreadBy(loads, ({ wire }) => wire.requests).median)),
      };
    });
}

/** When each control of a slow phone answers that was tapped as soon as it was painted. */
export function answerRows({ answers }: SiteResults): Record<string, string>[] {
  return answers.map(({ control, tappedAt, answeredAt }) => ({
    control,
    'tapped at ms': shown(tappedAt),
    'answered at ms': shown(answeredAt),
  }));
}

/** What each interaction costs at a quarter of the processor's speed, and the second page. */
export function interactionRows(results: SiteResults): Record<string, string>[] {
  const { secondPage } = results;
  const ahead = secondPage.filter(({ prerendered }) => prerendered).length;
  return [
    ...results.interactions.map(({ name, runs, before }) => ({
      interaction: name,
      ...(results.before && {
        'delay before ms': before.length > 0 ? shown(spreadBy(before, ({ delay }) => delay)) : '',
      }),
      'delay ms': shown(spreadBy(runs, ({ delay }) => delay)),
      'longest frame ms, 0 under 50': shown(spreadBy(runs, ({ frame }) => frame)),
    })),
    ...(secondPage.length > 0
      ? [
          {
            ...(results.before && { 'delay before ms': '' }),
            interaction: `second page (${ahead} of ${secondPage.length} rendered ahead)`,
            'delay ms': shown(spreadBy(secondPage, ({ clickToPaint }) => clickToPaint)),
            'longest frame ms, 0 under 50': '',
          },
        ]
      : []),
  ];
}

/** `751 (740–803)`: median, and between which all rounds lay. */
function shown({ median, low, high }: Spread): string {
  const [middle, from, to] = [median, low, high].map((value) => String(Math.round(value)));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
