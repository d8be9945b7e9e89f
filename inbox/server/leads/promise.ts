import { site } from '#site';
import { clockAt } from '../../../service/clock.ts';

/**
 * An answer is promised within one working day: by the same time on the next day from Monday to Friday on
 * which the company is not closed. A lead that comes on another day counts from nine on the next working day.
 * Times are milliseconds since 1970.
 */
const opening = Temporal.PlainTime.from('09:00');

/** Open days in which a lead may not be late yet; older leads are late in any case. */
const longestDays = 7;

/** Working days of a company in its time zone. */
export interface WorkingDays {
  timeZone: string;
  /** Holidays and days off, as `YYYY-MM-DD`. */
  closed: readonly string[];
}

/** The working days of this site's company. */
export const workingDays: WorkingDays = {
  timeZone: site.facts.timeZone,
  closed: site.facts.workingHours?.closed ?? [],
};

const isWorkingDay = (clock: Temporal.ZonedDateTime, { closed }: WorkingDays) =>
  clock.dayOfWeek <= 5 && !closed.includes(clock.toPlainDate().toString());

/** Time by which a lead received at `receivedAt` is to be answered. */
export function promisedBy(receivedAt: number, days: WorkingDays): number {
  let from = clockAt(receivedAt, days.timeZone);
  while (!isWorkingDay(from, days)) from = from.add({ days: 1 }).withPlainTime(opening);
  do from = from.add({ days: 1 });
  while (!isWorkingDay(from, days));
  return from.epochMilliseconds;
}

/** Unanswered leads received at this time or earlier are overdue at `now`. */
export function overdueCutoff(now: number, days: WorkingDays): number {
  // Binary search: later leads are promised later. Only those before nine after a closed day are promised
  // before the leads of that day; this finds them late from nine on.
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

/** Nine o'clock on a day given as `YYYY-MM-DD`. */
export function morningOf(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: opening })
    .epochMilliseconds;
}

/** The current working day and its nine o'clock, between nine and noon; undefined at other times. */
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
