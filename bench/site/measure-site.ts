import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../build/chromium.ts';
import { buildBefore } from './build-before.ts';
import { type Answer, controls } from './controls.ts';
import { measureFirstAnswer } from './first-answer.ts';
import { type InteractionCost, interactions, measureInteraction } from './interactions.ts';
import { findLighthouse, type LighthouseRun } from './lighthouse.ts';
import { MachineWatch } from './machine.ts';
import { measuredPages } from './measured-pages.ts';
import { measureLoad, type PageLoad } from './page-load.ts';
import { type RawBrowser, startRawBrowser } from './raw-browser.ts';
import type { SiteResults } from './results.ts';
import { measureSecondPage, type SecondPage } from './second-page.ts';
import { serveFolder } from './serve-folder.ts';
import type { DeviceName } from './slow-device.ts';
import { takeSnapshot } from './snapshot.ts';
import { spreadBy } from './spread.ts';
import { measureWholeVisit, type WholeVisit } from './whole-visit.ts';

export const parts = ['pages', 'answers', 'interactions'] as const;
export type Part = (typeof parts)[number];

export interface MeasureOptions {
  rounds: number;
  /** In how many of them Lighthouse runs, where it is installed. */
  audits: number;
  parts: readonly Part[];
  /** The commit whose site is measured beside this one; see `buildBefore`. */
  before?: string;
  onStep: (done: number, total: number, what: string) => void;
}

interface Step {
  what: string;
  run: () => Promise<void>;
}

const deviceNames: readonly DeviceName[] = ['phone', 'desktop'];
const sides = ['site', 'floor'] as const;

/**
 * The landing page is loaded so many times in a round, and its floor as often again under another
 * name: paints vary by more than the 5 % that are promised, and how much shows what they can tell.
 */
const landingLoads = 2;

/**
 * Measures everything `rounds` times. A round holds each measurement once, so that a machine that is
 * busy for a while is busy for both sides of every comparison.
 */
export async function measureSite(options: MeasureOptions): Promise<SiteResults> {
  using snapshot = await takeSnapshot();
  await using site = await serveFolder(snapshot.site);
  await using floor = await serveFolder(snapshot.floor);
  await using earlier = await buildBefore(options.before);
  await using before =
    earlier && (await serveFolder(earlier.folder, join(earlier.folder, 'dist/service/main.js')));
  await using raw = await startRawBrowser();
  const browser = await launchChromium();
  try {
    const origins = {
      ...{ site: site.origin, floor: floor.origin, floorAgain: floor.origin },
      ...(before && { before: before.origin }),
    };
    return {
      ...(await measureAll(options, { browser, raw, origins })),
      ...(earlier && { before: { commit: earlier.commit, subject: earlier.subject } }),
    };
  } finally {
    await browser.close();
  }
}

interface Tools {
  browser: Browser;
  raw: RawBrowser;
  origins: Record<'site' | 'floor' | 'floorAgain', string> & { before?: string };
}

async function measureAll(
  { rounds, audits, parts: wanted, onStep }: MeasureOptions,
  { browser, raw, origins }: Tools,
): Promise<SiteResults> {
  const machine = new MachineWatch();
  const lighthouse = await findLighthouse();
  if (!lighthouse) {
    console.error(
      'Lighthouse is not installed: measuring without its scores (LIGHTHOUSE_PATH, or npm install -D lighthouse).',
    );
  }
  const pages = (wanted.includes('pages') ? measuredPages : []).flatMap((page) =>
    deviceNames.map((device) => ({
      ...{ page, device },
      ...{ site: [] as PageLoad[], floor: [] as PageLoad[], floorAgain: [] as PageLoad[] },
      before: [] as PageLoad[],
      lighthouse: { site: [] as LighthouseRun[], floor: [] as LighthouseRun[] },
    })),
  );
  const answers = (wanted.includes('answers') ? controls : []).map((control) => ({
    ...{ control, runs: [] as Answer[] },
  }));
  const uses = (wanted.includes('interactions') ? interactions : []).map((interaction) => ({
    ...{ interaction, runs: [] as InteractionCost[], before: [] as InteractionCost[] },
  }));
  const secondPage: SecondPage[] = [];
  let wholeVisit: WholeVisit = { script: 0, total: 0 };

  const loadSteps = (result: (typeof pages)[number], turn: number): Step[] => {
    const { page, device } = result;
    const loads = (['site', 'floor', 'floorAgain', 'before'] as const)
      .filter((side) => side !== 'floorAgain' || page.kind === 'landing')
      .flatMap((side) => {
        const origin = origins[side];
        if (!origin) return [];
        const hasScript = side === 'site' || side === 'before';
        const run = async () => {
          result[side].push(await measureLoad(browser, origin + page.path, { device, hasScript }));
        };
        return [{ what: `${page.path}, ${device}, ${side}`, run }];
      });
    // Each is first as often as the others.
    return [...loads.slice(turn % loads.length), ...loads.slice(0, turn % loads.length)];
  };
  const auditSteps = ({ page, device, lighthouse: runs }: (typeof pages)[number], round: number) =>
    sides.map((side) => ({
      what: `${page.path}, ${device}, ${side}, Lighthouse`,
      run: async () => {
        const onlyPerformance = side === 'floor' || round > 0;
        const options = { port: raw.port, device, onlyPerformance };
        const run = await lighthouse?.(origins[side] + page.path, options);
        if (run) runs[side].push(run);
      },
    }));
  const pageSteps = (round: number) =>
    pages.flatMap((result) => {
      const times = result.page.kind === 'landing' ? landingLoads : 1;
      return [
        ...Array.from({ length: times }, (_, time) =>
          loadSteps(result, round * times + time),
        ).flat(),
        ...(lighthouse && round < audits ? auditSteps(result, round) : []),
      ];
    });
  const steps = Array.from({ length: rounds }, (_, round): Step[] => [
    ...pageSteps(round),
    ...answers.map(({ control, runs }) => ({
      what: `${control.name}, tapped early`,
      run: async () => void runs.push(await measureFirstAnswer(browser, origins.site, control)),
    })),
    ...uses.flatMap(({ interaction, runs, before: earlier }) => [
      {
        what: interaction.name,
        run: async () =>
          void runs.push(await measureInteraction(browser, origins.site, interaction)),
      },
      {
        what: `${interaction.name}, before`,
        run: async () => {
          // The control may have been another one then.
          const use = origins.before && measureInteraction(browser, origins.before, interaction);
          const cost = await (use || undefined)?.catch(() => undefined);
          if (cost) earlier.push(cost);
        },
      },
    ]),
    ...(wanted.includes('interactions')
      ? [
          {
            what: 'second page',
            run: async () => void secondPage.push(await measureSecondPage(raw, origins.site)),
          },
        ]
      : []),
  ]).flat();
  if (wanted.includes('pages')) {
    steps.push({
      what: 'a whole visit',
      run: async () => {
        wholeVisit = await measureWholeVisit(browser, `${origins.site}/`);
      },
    });
  }

  for (const [done, step] of steps.entries()) {
    onStep(done, steps.length, step.what);
    machine.look();
    await step.run().catch((error: unknown) => {
      // One page that did not come must not cost the hour; a second time it does.
      console.error(`\nOnce more, for ${error instanceof Error ? error.message : String(error)}`);
      return step.run();
    });
  }
  return {
    measuredAt: new Date().toISOString(),
    rounds,
    machine: machine.describe(browser.version()),
    pages,
    answers: answers.map(({ control, runs }) => ({
      control: control.name,
      tappedAt: spreadBy(runs, ({ tappedAt }) => tappedAt),
      answeredAt: spreadBy(runs, ({ answeredAt }) => answeredAt),
    })),
    interactions: uses.map(({ interaction: { name }, runs, before }) => ({ name, runs, before })),
    secondPage,
    wholeVisit,
  };
}
