import { spreadOf } from '../site/spread.ts';
import type { LoadResults } from './results.ts';

/** One line of the table: what, the two sides, and how they compare. */
export interface Comparison {
  what: string;
  unit: string;
  base: { name: string; values: readonly number[] };
  measured: { name: string; values: readonly number[] };
  /** What the ratio of measured to base should keep to. */
  aim: string;
  /** Whether a ratio does; undefined where the aim is no bound. */
  isMet?: (ratio: number) => boolean;
}

/** The comparisons that a run allows; what it left out is not there. */
export function comparisons({ rounds, pages, memory, volumes }: LoadResults): Comparison[] {
  const lines: Comparison[] = [
    {
      what: 'Leads acknowledged, each on disk',
      unit: '/s',
      base: { name: 'syncs of the disk', values: rounds.map(({ syncs }) => syncs) },
      measured: { name: 'leads', values: rounds.map(({ leads }) => leads) },
      aim: 'over 1',
      isMet: (ratio) => ratio > 1,
    },
    {
      what: 'Page, 99th percentile',
      unit: ' ms',
      base: { name: 'alone', values: pages.map(({ quiet }) => quiet) },
      measured: { name: 'in a flood of leads', values: pages.map(({ flooded }) => flooded) },
      aim: 'at most 3',
      isMet: (ratio) => ratio <= 3,
    },
  ];
  const [first, last] = [memory[0], memory.at(-1)];
  if (first && last) {
    lines.push({
      what: 'Memory of the server',
      unit: ' MB',
      base: { name: `after ${count(first.leads)} leads`, values: [first.mb] },
      measured: { name: `after ${count(last.leads)}`, values: [last.mb] },
      aim: 'near 1',
    });
  }
  for (const volume of volumes) lines.push(...volumeComparisons(volume));
  return lines.filter(({ measured }) => measured.values.length > 0);
}

function volumeComparisons({ engine, rounds }: LoadResults['volumes'][number]): Comparison[] {
  const calls = [
    ['insert', 'Storing one lead', 'near 1'],
    ['list', 'First page of the list', 'near 1'],
    ['search', 'Search for rare words', 'a few ms'],
    ['common', 'Search for a word in all', 'near 1'],
  ] as const;
  return calls.map(([call, what, aim]) => ({
    what: `${what}, ${engine}`,
    unit: ' ms',
    base: {
      name: `among ${count(rounds[0]?.small.leads ?? 0)} leads`,
      values: rounds.map(({ small }) => small[call]),
    },
    measured: {
      name: `among ${count(rounds[0]?.large.leads ?? 0)}`,
      values: rounds.map(({ large }) => large[call]),
    },
    aim,
  }));
}

/** Median of the ratios of the rounds, with the lowest and the highest. */
export function ratioOf({ base, measured }: Comparison) {
  return spreadOf(measured.values.map((value, at) => value / (base.values[at] ?? Number.NaN)));
}

/** A figure with as many digits as it deserves. */
export function figure(value: number): string {
  return value < 10 ? value.toFixed(2) : count(Math.round(value));
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function spread(values: readonly number[], unit: string): string {
  const { median, low, high } = spreadOf(values);
  const range = values.length > 1 ? ` (${figure(low)}–${figure(high)})` : '';
  return `${figure(median)}${unit}${range}`;
}

/** The table of docs/load.md, which is printed too. */
export function tableOf(results: LoadResults): string {
  const rows = comparisons(results).map((line) => {
    const { median, low, high } = ratioOf(line);
    const range = line.base.values.length > 1 ? ` (${low.toFixed(2)}–${high.toFixed(2)})` : '';
    return [
      line.what,
      `${line.base.name}: ${spread(line.base.values, line.unit)}`,
      `${line.measured.name}: ${spread(line.measured.values, line.unit)}`,
      `**${median.toFixed(2)}**${range}`,
      line.isMet?.(median) === false ? `${line.aim}: missed` : line.aim,
    ];
  });
  const head = ['what', 'against', 'measured', 'ratio', 'aim'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** docs/load.md. */
export function writeReport(results: LoadResults): string {
  const { start, pages, rounds } = results;
  const flood = spreadOf(pages.map(({ leads }) => leads));
  return `# The lead service under load

![The figures below as bars](load.svg)

${tableOf(results)}

Medians of ${rounds.length} rounds with the lowest and highest in brackets; ratios are taken round by round.

- **Leads** come over 128 connections, each with a solved proof of work, rate limits off, with both mails of each lead written meanwhile. A lead counts when its 201 arrived, so when it was on disk. The disk's own rate is that of 16 KB appended and synced, measured before and after each flood: a service that syncs for each lead alone cannot get past it.
- **The page** is \`/\`, asked for every 5 ms over one connection, while ${figure(flood.median)} leads per second were acknowledged. The sender of the flood runs at a lower priority, because real ones run elsewhere.
- **The owner's calls** are those of \`npm run leads\` for fifty leads, and storing one lead, without the start of a process. PostgreSQL is a server on the same machine, with its syncs on.
- **Start**: from the start of the process to the first page ${spread(start.page, ' ms')}, to the first answer of the lead service ${spread(start.service, ' ms')}.

Measured on ${results.measuredAt.slice(0, 10)}, ${results.machine}. Where the load is above the number of cores, other programs took part of the time, which moves the figures more than the ratios.

    npm run build && npm run bench:leads
`;
}
