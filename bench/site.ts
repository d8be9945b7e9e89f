/**
 * `npm run bench`: measures the built site against the same pages without script, prints a table,
 * writes bench/results/site.json, docs/performance.md and its chart, and fails where a promise is broken.
 *
 *     node bench/site.ts [--rounds 5] [--only pages|answers|interactions] [--first]
 *
 * `--first` asks the system to let it go before other programs of a shared machine.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { drawChart } from './site/draw-chart.ts';
import { measureSite, parts } from './site/measure-site.ts';
import { brokenPromises } from './site/promises.ts';
import { answerRows, interactionRows, pageRows } from './site/report-rows.ts';
import { writeDocument } from './site/write-document.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    first: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const only = parts.find((part) => part === values.only);
if (!(Number.isInteger(rounds) && rounds > 0) || (values.only !== undefined && !only)) {
  console.error(`Usage: npm run bench -- --rounds 5 --only ${parts.join('|')}`);
  process.exit(2);
}
if (values.first) setPriority(-15);
if (!existsSync('dist/site/index.html')) {
  execFileSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
}

const results = await measureSite({ rounds, parts: only ? [only] : parts, onStep: showProgress });
process.stderr.write(`\r${' '.repeat(100)}\r`);
const broken = brokenPromises(results);

for (const rows of [pageRows(results), answerRows(results), interactionRows(results)]) {
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
if (broken.length > 0) {
  console.log(
    `\n${broken.length} promises are broken:\n${broken.map((line) => `✗ ${line}`).join('\n')}`,
  );
  process.exitCode = 1;
} else console.log('\n✓ Every promise is kept.');

function showProgress(done: number, total: number, what: string): void {
  process.stderr.write(`\r${done + 1} of ${total}: ${what}`.padEnd(100));
}
