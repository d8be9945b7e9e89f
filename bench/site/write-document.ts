import { promised } from './promises.ts';
import { answerRows, beforeRows, interactionRows, noiseRows, pageRows } from './report-rows.ts';
import type { SiteResults } from './results.ts';
import { devices } from './slow-device.ts';

/** The text of docs/performance.md. Only figures stand in it; what to think of them is the reader's. */
export function writeDocument(results: SiteResults, broken: readonly string[]): string {
  const { machine, rounds, wholeVisit } = results;
  const { phone, desktop } = devices;
  const version = results.pages.flatMap(({ lighthouse }) => lighthouse.site)[0]?.version;
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  return `# Performance

Made by \`npm run bench\`; do not edit. Measured ${results.measuredAt.slice(0, 10)} on ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.chromium}, Node ${machine.node}. Load of the machine meanwhile: ${machine.load.median.toFixed(1)} (${machine.load.low.toFixed(1)}–${machine.load.high.toFixed(1)})${machine.load.median > machine.cores ? '; above the number of cores every time is longer than the page needs, on both sides of each comparison' : ''}.

![Largest contentful paint on a slow phone, with and without script](performance.svg)

## Pages
Each page as built beside *the floor*: the same HTML with every script element taken out, served by the same server. Both in the same run, in turn, ${rounds} rounds; median (lowest–highest). A phone has ${phone.megabitsPerSecond} Mbit/s, ${phone.latencyMs} ms latency and a processor ${phone.cpuSlowdown} times slower than this one; a desktop ${desktop.megabitsPerSecond} Mbit/s, ${desktop.latencyMs} ms and this processor. Throttled for real, not simulated, in a browser that has been on the site's robots.txt, so that neither its own start nor the connection's counts, and whose address bar renders its lists only when asked (headless, it otherwise takes a second of processor beside each new page). TBT counts every task after FCP, those of the late scripts too. CLS is the plain sum of all shifts, worst round. Bytes are those of the wire, headers included, 1 KB = 1,000 bytes, until nothing more is loaded. ${version ? `Lighthouse ${version}, simulated throttling.` : 'Lighthouse took no part in this run.'}

${markdownTable(pageRows(results))}

The landing page is loaded twice in a round, and its floor as often again, to tell what the measure itself differs by:

${markdownTable(noiseRows(results))}

${beforeTheChange(results)}## Time until a control answers
A slow phone, each control tapped as soon as the page is painted: menu and FAQ need no script, the rest is kept and replayed.

${markdownTable(answerRows(results))}

## Interactions
Phone, processor ${phone.cpuSlowdown} times slower. Delay is Event Timing: from the input to the next paint, the worst of the interaction, in steps of 8 ms and never less than 16. The control is in view and the page at rest, its animations over, but where it says that the hero plays; *nothing* is a tap on the headline, which does nothing: what browser, machine and measure cost by themselves. The second page is opened on a desktop by resting on a link for 300 ms and clicking it.

${markdownTable(interactionRows(results))}

Reading the whole landing page, touching the form and switching the language loads ${kb(wholeVisit.script)} KB of script and ${kb(wholeVisit.total)} KB in all.

## Promises
LCP and FCP at most ${Math.round((promised.overFloor - 1) * 100)} % (or one frame) over the floor, TBT ≤ ${promised.tbtMs} ms, CLS ${promised.cls}, HTML with its CSS ≤ ${promised.firstFlightKb} KB, fonts ≤ ${promised.fontsKb} KB, ≤ ${promised.beforeLoadKb} KB and no script before load, script ≤ ${promised.scriptKb} KB, landing page ≤ ${promised.landingKb} KB, interactions ≤ ${promised.interactionMs} ms, second page ≤ ${promised.secondPageMs} ms. Broken in this run:

${broken.length === 0 ? 'None.' : broken.map((promise) => `- ${promise}`).join('\n')}

## Again
\`\`\`
npm run bench                       # everything, at least ${rounds} rounds
npm run bench -- --rounds 9
npm run bench -- --before HEAD~5    # which site to measure beside this one
npm run bench -- --only pages       # or answers, interactions
LIGHTHOUSE_PATH=…/lighthouse/core/index.js npm run bench
\`\`\`
Exit code 1 where a promise is broken. All figures of all rounds: \`bench/results/site.json\`.
`;
}

function beforeTheChange(results: SiteResults): string {
  if (!results.before) return '';
  const { commit, subject } = results.before;
  return `## Before the change
The same pages as of commit ${commit} (*${subject}*), built and served by itself and loaded in the same rounds; medians, before → now.

${markdownTable(beforeRows(results))}

`;
}

function markdownTable(rows: readonly Record<string, string>[]): string {
  const [first] = rows;
  if (!first) return 'Not measured in this run.';
  const columns = Object.keys(first);
  const lines = [
    columns,
    columns.map(() => '---'),
    ...rows.map((row) => columns.map((name) => row[name] ?? '')),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
