import type { Before } from './build-before.ts';
import type { InteractionCost } from './interactions.ts';
import type { LighthouseRun } from './lighthouse.ts';
import type { MeasuredPage } from './measured-pages.ts';
import type { PageLoad } from './page-load.ts';
import type { SecondPage } from './second-page.ts';
import type { DeviceName } from './slow-device.ts';
import type { Spread } from './spread.ts';
import type { WholeVisit } from './whole-visit.ts';

/** One page on one device, with scripts and without. */
export interface PageResult {
  page: MeasuredPage;
  device: DeviceName;
  site: readonly PageLoad[];
  floor: readonly PageLoad[];
  /** The floor once more, of the landing page only: what it differs by is the measure's own. */
  floorAgain: readonly PageLoad[];
  /** The page before the change, where there is one to compare with. */
  before: readonly PageLoad[];
  lighthouse: { site: readonly LighthouseRun[]; floor: readonly LighthouseRun[] };
}

export interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  chromium: string;
  node: string;
  /** Programs that wanted a core, on average, while it was measured; over `cores` the times are too long. */
  load: Spread;
}

/** Everything that one run of the benchmark found. */
export interface SiteResults {
  measuredAt: string;
  rounds: number;
  before?: Before;
  machine: Machine;
  pages: readonly PageResult[];
  answers: readonly { control: string; tappedAt: Spread; answeredAt: Spread }[];
  interactions: readonly {
    name: string;
    runs: readonly InteractionCost[];
    before: readonly InteractionCost[];
  }[];
  secondPage: readonly SecondPage[];
  wholeVisit: WholeVisit;
}
