import { site } from '#site';
import { clockAt } from '../../../service/clock.ts';

/**
 * When an answer is promised by: within one working day, so at the same time of the next day from Monday to
 * Friday on which the company is not closed. What comes on another day counts from the next one at nine.
 * Times are milliseconds since 1970.
 */
const opening = Temporal.PlainTime.from('09:00');

/** The overdue is looked for among what came in so many open days before; anything older is late. */
const longestDays = 7;

/** The days that count, of a company in a zone. */
export interface WorkingDays {
  timeZone: string;
  /** Holidays and days off, as `YYYY-MM-DD`. */
  closed: readonly string[];
}

/** Those of this site's company. */
export const workingDays: WorkingDays = {
  timeZone: site.facts.timeZone,
  closed: site.facts.workingHours?.closed ?? [],
};

const isWorkingDay = (clock: Temporal.ZonedDateTime, { closed }: WorkingDays) =>
  clock.dayOfWeek <= 5 && !closed.includes(clock.toPlainDate().toString());

/** Until when a lead that came at that time is to be answered. */
export function promisedBy(receivedAt: number, days: WorkingDays): number {
  let from = clockAt(receivedAt, days.timeZone);
  while (!isWorkingDay(from, days)) from = from.add({ days: 1 }).withPlainTime(opening);
  do from = from.add({ days: 1 });
  while (!isWorkingDay(from, days));
  return from.epochMilliseconds;
}

/** What came so late or earlier, and was not answered, is overdue at `now`. */
export function overdueCutoff(now: number, days: WorkingDays): number {
  // A later lead is never promised earlier, so the border can be looked for by halves. The exception is a
  // lead before nine on the day after a closed one: until nine it is not found late yet.
  const longest = longestDays + days.closed.length;
  let late = clockAt(now, days.timeZone).subtract({ days: longest }).epochMilliseconds;
  let inTime = now;
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (promisedBy(middle, days) < now) late = middle;
    else inTime = middle;
  }
  return late;
}

/** Nine o'clock of a day that is named `YYYY-MM-DD`. */
export function morningOf(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: opening })
    .epochMilliseconds;
}

/** The working day whose morning it is, from nine to noon, and when that began. */
export function workingMorning(
  now: number,
  days: WorkingDays,
): { day: string; at: number } | undefined {
  const { timeZone } = days;
  const clock = clockAt(now, timeZone);
  if (!isWorkingDay(clock, days) || clock.hour < opening.hour || clock.hour >= 12) return undefined;
  const day = clock.toPlainDate().toString();
  return { day, at: morningOf(day, timeZone) };
}
