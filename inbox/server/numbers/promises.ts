import { clockAt } from '../../../service/clock.ts';
import { promisedBy, type WorkingDays } from '../leads/promise.ts';

/** Leads that come between two times are promised an answer `by` one time, or `after` so many milliseconds. */
interface Span {
  from: number;
  until: number;
  by: number | null;
  after: number | null;
}

/**
 * What is promised to the leads of some days, for a database to compare: one span for each day of the
 * zone. Of a day on which clocks are changed, what holds at noon stands for all of it.
 */
export function promisesWithin(from: number, until: number, days: WorkingDays): Span[] {
  const spans: Span[] = [];
  let day = clockAt(from, days.timeZone);
  while (day.epochMilliseconds < until) {
    // Clocks may be changed at midnight: the day after begins at its own first hour.
    const next = day.add({ days: 1 }).startOfDay();
    const noon = day.withPlainTime('12:00').epochMilliseconds;
    const promised = promisedBy(noon, days);
    const isOneTime = promisedBy(noon + 1, days) === promised;
    spans.push({
      from: day.epochMilliseconds,
      until: next.epochMilliseconds,
      by: isOneTime ? promised : null,
      after: isOneTime ? null : promised - noon,
    });
    day = next;
  }
  return spans;
}
