/** `npm run visual:accept`: accepts the current look of the built site. */
import '../../build/explain-errors.ts';
import { parseArgs } from 'node:util';
import { answerHelp } from '../../build/answer-help.ts';
import { accept, deleteAllExcept } from './accepted-pictures.ts';
import { openBrowserPool } from './browser-pool.ts';
import { captureScreen } from './capture.ts';
import { schemes, screenFrames } from './frames.ts';
import { inParallel } from './in-parallel.ts';
import { showsDemo } from './shows-demo.ts';
import { captureState, stateFrames } from './states.ts';

answerHelp(`npm run visual:accept [-- FILTER…] accepts what the built site looks like now, for every picture or for
those whose name contains one of FILTER… (landing, .en., errors.pt-BR.360). To accept the tests' second
site, set SITE_FOLDER=.cache/second-site/site and DIST_FOLDER=.cache/second-site/dist.`);

const { positionals: filters } = parseArgs({ allowPositionals: true });
const isWanted = (name: string) =>
  filters.length === 0 || filters.some((filter) => name.includes(filter));

const pool = await openBrowserPool();
const jobs = [
  ...screenFrames.map((frame) => ({ frame, capture: () => captureScreen(pool, frame) })),
  ...(showsDemo ? stateFrames : []).map((frame) => ({
    frame,
    capture: () => captureState(pool, frame),
  })),
].filter(({ frame }) => schemes.some((scheme) => isWanted(`${frame.name}.${scheme}`)));
const counts = { new: 0, changed: 0, same: 0 };
const seen = new Set<string>();
let done = 0;

await inParallel(jobs, 3, async ({ frame, capture }) => {
  for (const picture of await capture()) {
    if (!isWanted(picture.name)) continue;
    const outcome = await accept(picture);
    counts[outcome] += 1;
    seen.add(picture.name);
    if (outcome === 'changed') console.log(`\r${picture.name} changed\x1b[K`);
  }
  done += 1;
  process.stdout.write(`\r${done}/${jobs.length}  ${frame.name}\x1b[K`);
});
await pool.close();

const removed = filters.length === 0 ? deleteAllExcept(seen) : 0;
console.log(
  `\r${counts.new} new, ${counts.changed} changed, ${counts.same} unchanged, ${removed} removed.\x1b[K`,
);
