import { palette } from '../../app/styles/palette.ts';
import { spreadOf } from '../site/spread.ts';
import type { LoadResults } from './results.ts';
import { type Comparison, comparisons, figure, ratioOf } from './write-report.ts';

const { paper, ink, accent, lineStrong } = palette;
const width = 760;
const labelWidth = 236;
const barsWidth = 300;
const barHeight = 14;
const rowHeight = 62;
const top = 58;

/** Each comparison as two bars of one scale, with its ratio; readable on light and on dark. */
export function drawLoad(results: LoadResults): string {
  const lines = comparisons(results);
  const height = top + lines.length * rowHeight + 8;
  const title = `The lead service under load, measured ${results.measuredAt.slice(0, 10)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="load-title">
<title id="load-title">${title}</title>
<style>
.ground{fill:${paper.light}}
text{font:13px system-ui,sans-serif;fill:${ink.light}}
.heading{font-size:16px;font-weight:600}
.what{font-weight:600}
.small{font-size:12px}
.ratio{font-size:16px;font-weight:600}
.measured{fill:${accent.light}}
.base{fill:${lineStrong.light}}
.spread{stroke:${ink.light};stroke-width:1.5}
@media (prefers-color-scheme:dark){.ground{fill:${paper.dark}}text{fill:${ink.dark}}.measured{fill:${accent.dark}}.base{fill:${lineStrong.dark}}.spread{stroke:${ink.dark}}}
</style>
<rect class="ground" width="100%" height="100%"/>
<text class="heading" x="16" y="28">The lead service under load</text>
<text class="small" x="${width - 16}" y="28" text-anchor="end">medians; lines from lowest to highest round; ratio at the right</text>
${lines.map((line, index) => row(line, top + index * rowHeight)).join('\n')}
</svg>
`;
}

function row(line: Comparison, y: number): string {
  const sides = [line.base, line.measured];
  const longest = Math.max(...sides.map(({ values }) => spreadOf(values).high));
  const ratio = ratioOf(line).median;
  return [
    `<text class="what" x="16" y="${y + 12}">${line.what}</text>`,
    ...sides.map((side, at) => {
      const { median, low, high } = spreadOf(side.values);
      const [start, end, from, to] = [0, median, low, high].map(
        (value) => labelWidth + (value / longest) * barsWidth,
      );
      const middle = y + 24 + at * (barHeight + 3);
      return [
        `<text class="small" x="${labelWidth - 10}" y="${middle + 4}" text-anchor="end">${side.name}</text>`,
        `<rect class="${at === 0 ? 'base' : 'measured'}" x="${start?.toFixed(1)}" y="${middle - barHeight / 2}" width="${((end ?? 0) - labelWidth).toFixed(1)}" height="${barHeight}"/>`,
        `<path class="spread" d="M${from?.toFixed(1)} ${middle}H${to?.toFixed(1)}"/>`,
        `<text class="small" x="${(Math.max(end ?? 0, to ?? 0) + 8).toFixed(1)}" y="${middle + 4}">${figure(median)}${line.unit}</text>`,
      ].join('');
    }),
    `<text class="ratio" x="${width - 16}" y="${y + 36}" text-anchor="end">× ${ratio.toFixed(2)}</text>`,
  ].join('');
}
