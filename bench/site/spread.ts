/** What repeated measuring of one thing gave. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** Median, lowest and highest of the values; all NaN where there is none. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return {
    median: (lower + upper) / 2,
    low: sorted[0] ?? Number.NaN,
    high: sorted.at(-1) ?? Number.NaN,
  };
}

/** Spread of one figure over repeated results. */
export function spreadBy<T>(results: readonly T[], figure: (result: T) => number): Spread {
  return spreadOf(results.map(figure));
}
