import { palette } from '../../app/styles/palette.ts';
import type { SiteResults } from './results.ts';
import { spreadBy } from './spread.ts';

const { paper, ink, accent, lineStrong } = palette;
const width = 760;
const labelWidth = 230;
const rowHeight = 46;
const barHeight = 14;
const top = 74;

/** LCP on a slow phone, each page beside the same page without script, drawn to one scale. */
export function drawChart({ pages, measuredAt }: SiteResults): string {
  const phone = pages.filter(({ device }) => device === 'phone');
  const rows = phone.map(({ page, site, floor }) => ({
    label: page.path,
    site: spreadBy(site, ({ lcp }) => lcp),
    floor: spreadBy(floor, ({ lcp }) => lcp),
  }));
  const longest = Math.max(...rows.flatMap(({ site, floor }) => [site.high, floor.high]));
  const scale = (width - labelWidth - 90) / longest;
  const height = top + rows.length * rowHeight + 16;
  const bars = rows.map(({ label, site, floor }, index) => {
    const y = top + index * rowHeight;
    return [
      `<text x="${labelWidth - 12}" y="${y + 19}" text-anchor="end">${label}</text>`,
      bar(y, site, 'site'),
      bar(y + barHeight + 2, floor, 'floor'),
    ].join('');
  });

  function bar(y: number, { median, low, high }: (typeof rows)[number]['site'], name: string) {
    const end = labelWidth + median * scale;
    const middle = y + barHeight / 2;
    return [
      `<rect class="${name}" x="${labelWidth}" y="${y}" width="${(median * scale).toFixed(1)}" height="${barHeight}"/>`,
      `<path class="spread" d="M${(labelWidth + low * scale).toFixed(1)} ${middle}H${(labelWidth + high * scale).toFixed(1)}"/>`,
      `<text class="figure" x="${(Math.max(end, labelWidth + high * scale) + 8).toFixed(1)}" y="${middle + 4}">${Math.round(median)} ms</text>`,
    ].join('');
  }

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="chart-title">
<title id="chart-title">Largest contentful paint on a slow phone, with and without script, measured ${measuredAt.slice(0, 10)}</title>
<style>
.ground{fill:${paper.light}}
text{font:13px system-ui,sans-serif;fill:${ink.light}}
.heading{font-size:16px;font-weight:600}
.figure{font-size:12px}
.site{fill:${accent.light}}
.floor{fill:${lineStrong.light}}
.spread{stroke:${ink.light};stroke-width:1.5}
@media (prefers-color-scheme:dark){.ground{fill:${paper.dark}}text{fill:${ink.dark}}.site{fill:${accent.dark}}.floor{fill:${lineStrong.dark}}.spread{stroke:${ink.dark}}}
</style>
<rect class="ground" width="100%" height="100%"/>
<text class="heading" x="16" y="28">Largest contentful paint on a slow phone</text>
<rect class="site" x="16" y="42" width="12" height="12"/><text x="34" y="53">the page</text>
<rect class="floor" x="112" y="42" width="12" height="12"/><text x="130" y="53">the same page without script</text>
<path class="spread" d="M336 48H360"/><text x="368" y="53">lowest to highest of all rounds</text>
${bars.join('\n')}
</svg>
`;
}
