/**
 * `npm run bench`: measures the built site against the same pages without script, prints a table,
 * writes bench/results/site.json, docs/performance.md and its chart, and fails where a promise is broken.
 *
 *     node bench/site.ts [--rounds 5] [--only pages|answers|interactions] [--lighthouse 5] [--before COMMIT]
 *
 * `--before` names the commit whose site is measured beside this one; it is the last one by itself.
 * `--lighthouse` gives Lighthouse, which takes most of the time, fewer rounds; 0 leaves it out.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawChart } from './site/draw-chart.ts';
import { measureSite, parts } from './site/measure-site.ts';
import { brokenPromises } from './site/promises.ts';
import {
  answerRows,
  beforeRows,
  interactionRows,
  noiseRows,
  pageRows,
} from './site/report-rows.ts';
import { writeDocument } from './site/write-document.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    lighthouse: { type: 'string' },
    before: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const audits = Number(values.lighthouse ?? rounds);
const only = parts.find((part) => part === values.only);
if (!(rounds > 0 && audits >= 0) || (values.only !== undefined && !only)) {
  console.error(
    `Usage: npm run bench -- --rounds 5 --only ${parts.join('|')} --lighthouse 1 --before HEAD~1`,
  );
  process.exit(2);
}
if (!existsSync('dist/site/index.html')) {
  execFileSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
}

// Ended from outside, what was started must end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const results = await measureSite({
  ...{ rounds, audits, parts: only ? [only] : parts, onStep: showProgress },
  ...(values.before !== undefined && { before: values.before }),
});
process.stderr.write(`\r${' '.repeat(100)}\r`);
const broken = brokenPromises(results);

for (const rows of [
  pageRows(results),
  noiseRows(results),
  beforeRows(results),
  answerRows(results),
  interactionRows(results),
]) {
  if (rows.length > 0) console.table(rows);
}
// A part alone must not replace the figures of a whole run.
if (only === undefined) {
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/site.json', `${JSON.stringify({ ...results, broken }, null, 1)}\n`);
  writeFileSync('docs/performance.svg', drawChart(results));
  writeFileSync('docs/performance.md', writeDocument(results, broken));
  console.log('Written: bench/results/site.json, docs/performance.md, docs/performance.svg');
}
const { load, cores } = results.machine;
if (load.median > cores) {
  console.log(
    `\nThe machine was busy (load ${load.median.toFixed(1)} on ${cores} cores): times are those of waiting. Measure again.`,
  );
}
if (broken.length > 0) {
  console.log(
    `\n${broken.length} promises are broken:\n${broken.map((line) => `✗ ${line}`).join('\n')}`,
  );
  process.exitCode = 1;
} else console.log('\n✓ Every promise is kept.');

function showProgress(done: number, total: number, what: string): void {
  process.stderr.write(`\r${done + 1} of ${total}: ${what}`.padEnd(100));
}
