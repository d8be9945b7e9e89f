import { expect, test } from 'vitest';
import { promisesWithin } from './promises.ts';
import { weeksUntil } from './weeks.ts';

test.each(['America/Santiago', 'Europe/Berlin'])(
  'the days of a year in %s are contiguous, so that each lead is counted once',
  (timeZone) => {
    const weeks = weeksUntil(Date.parse('2027-01-06T12:00Z'), 54, timeZone);
    const spans = weeks.flatMap(({ from, until }) =>
      promisesWithin(from, until, { timeZone, closed: ['2026-12-25'] }),
    );
    expect(spans).toHaveLength(54 * 7);
    expect(spans.slice(1).map(({ from }) => from)).toEqual(
      spans.slice(0, -1).map(({ until }) => until),
    );
  },
);
