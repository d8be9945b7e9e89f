/** `npm run bench`: measures the pages' speed, alternating with the same page without script. */
import '../build/explain-errors.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { site } from '#site';
import { answerHelp } from '../build/answer-help.ts';
import { launchChromium } from '../build/chromium.ts';
import { freePort } from '../service/testing/free-port.ts';
import { urlOf } from '../src/head/page-head.ts';
import { indexedPages } from '../src/head/page-kinds.ts';
import { type Audit, auditPage, devices, type Throttling } from './audit-page.ts';
import { describeMachine } from './machine.ts';
import { type Measured, summarize, writeFigures } from './report.ts';
import { serveSite } from './serve-site.ts';

answerHelp(`npm run bench runs Lighthouse on every page of the built site and on the same page without script, on a
phone and a desktop, in turn, so that other work on the machine affects both alike; and on any other
address that you name. It prints medians with their spread.

  npm run bench -- [--rounds 3] [--only /en]... [--beside https://example.com]... [--simulate] [--write]

Throttling is real (DevTools); --simulate uses Lighthouse's faster estimates. --only measures one page.
--write writes the figures to docs/performance.md.`);

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    beside: { type: 'string', multiple: true, default: [] },
    simulate: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!(rounds > 0)) throw new Error('--rounds must be a number above 0.');
if (!existsSync('dist/site')) throw new Error('No pages have been built: run npm run build.');

const throttling: Throttling = values.simulate ? 'simulate' : 'devtools';
const pages = indexedPages(site, '')
  .map((page) => urlOf(page, page.language))
  .concat('/404-of-no-page', '/en/404-of-no-page');
const { only: paths = pages } = values;
const unknown = paths.find((path) => !pages.includes(path));
if (unknown !== undefined) throw new Error(`--only ${unknown}: there is no such page.`);

await using asBuilt = await serveSite({ withScripts: true });
await using withoutScript = await serveSite({ withScripts: false });
const port = await freePort();
// The full browser renders its address bar's popups for a second in each window, which disturbs measurements.
const withoutPopups = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';
const flags = [`--remote-debugging-port=${port}`, withoutPopups];
await using _browser = await launchChromium(flags, { isWhole: true });

const measured = new Map<string, Measured>();
for (let round = 1; round <= rounds; round += 1) {
  for (const device of devices) {
    // First, so that a mistyped address ends the run within seconds.
    for (const url of values.beside) await measure(url, device, 'page', url, round);
    for (const path of paths) {
      await measure(path, device, 'page', asBuilt.origin + path, round);
      await measure(path, device, 'floor', withoutScript.origin + path, round);
    }
  }
}
process.stderr.write('\n');

const rows = [...measured.values()].map(summarize);
console.table(rows);
const conditions = `${describeMachine()}; ${rounds} rounds, ${throttling === 'devtools' ? 'throttled for real' : 'simulated throttling'}; median (lowest–highest), page / page without script, KB as sent`;
console.log(conditions);
if (values.write) writeFigures('docs/performance.md', conditions, rows);

async function measure(
  name: string,
  device: (typeof devices)[number],
  side: 'page' | 'floor',
  url: string,
  round: number,
): Promise<void> {
  process.stderr.write(`\rround ${round} of ${rounds}, ${device}, ${side}: ${name}`.padEnd(90));
  const key = `${name} ${device}`;
  const entry = measured.get(key) ?? { name, device, page: [], floor: [] };
  measured.set(key, entry);
  const audit: Audit = await auditPage(url, { port, device, throttling, side });
  entry[side].push(audit);
}
