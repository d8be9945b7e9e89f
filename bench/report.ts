import { readFileSync, writeFileSync } from 'node:fs';
import type { Audit, Device } from './audit-page.ts';

/** All runs of one page on one device. */
export interface Measured {
  /** Path of a page, or URL of another site measured for comparison. */
  name: string;
  device: Device;
  page: Audit[];
  /** The same page without script; empty for another site. */
  floor: Audit[];
}

export type Row = Readonly<Record<string, string>>;

/** Returns a row of the report: medians with their spread. */
export function summarize({ name, device, page, floor }: Measured): Row {
  const both = (pick: (audit: Audit) => number) =>
    floor.length > 0
      ? `${spread(page.map(pick))} / ${spread(floor.map(pick))}`
      : spread(page.map(pick));
  const size = (pick: (audit: Audit) => number) => (median(page.map(pick)) / 1000).toFixed(1);
  return {
    page: name,
    device,
    scores: (page[0]?.scores ?? [])
      .map((_, at) => median(page.map(({ scores }) => scores[at] ?? 0)))
      .join(' '),
    'FCP ms': both(({ fcp }) => fcp),
    'LCP ms': both(({ lcp }) => lcp),
    'LCP ratio':
      floor.length > 0
        ? (median(page.map(({ lcp }) => lcp)) / median(floor.map(({ lcp }) => lcp))).toFixed(2)
        : '',
    'TBT ms': both(({ tbt }) => tbt),
    CLS: Math.max(...page.map(({ cls }) => cls)).toFixed(3),
    'HTML KB': size(({ html }) => html),
    'script KB': size(({ script }) => script),
    'all KB': size(({ total }) => total),
  };
}

/** Replaces a document's figures, which are below its last heading. */
export function writeFigures(file: string, conditions: string, rows: readonly Row[]): void {
  const [head] = readFileSync(file, 'utf8').split('\n## Figures');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${head}\n## Figures of ${day}\n${conditions}.\n\n${tableOf(rows)}\n`);
}

function tableOf(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, names.map(() => '---'), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the median. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
}

/** Returns median (lowest–highest), in whole numbers. */
export function spread(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(Math.round);
  const middle = Math.round(median(values));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}
