import { clockAt } from '../../../service/clock.ts';
import { promisedBy, type WorkingDays } from '../leads/promise.ts';

/** Leads received between two times are promised an answer `by` a time, or `after` some milliseconds. */
interface Span {
  from: number;
  until: number;
  by: number | null;
  after: number | null;
}

/**
 * The promises for leads of some days, in a form that a database can compare: one span for each day in the
 * time zone. On a day on which clocks change, the promise at noon is used for the whole day.
 */
export function promisesWithin(from: number, until: number, days: WorkingDays): Span[] {
  const spans: Span[] = [];
  let day = clockAt(from, days.timeZone);
  while (day.epochMilliseconds < until) {
    // Clocks may change at midnight, so the next day does not always start at 00:00.
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
