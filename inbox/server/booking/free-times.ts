import { clockAt } from '../../../service/clock.ts';
import type { WorkingHours } from '../../../src/content/facts.ts';

/** Shortest notice for a booking, so that the company has read about it. Milliseconds. */
const noticeMs = 60 * 60_000;

/** How far ahead a time can be booked, in days. */
const daysAhead = 30;

/** Half an hour, in milliseconds: a booking takes one or two of these steps. */
const stepMs = 30 * 60_000;

/** Preferred positions of the three offers within the working day, to suit different schedules. */
const wanted = [0.125, 0.6, 0.9] as const;

export interface Offer {
  now: number;
  /** Length of the conversation in minutes: 30 or 60. */
  minutes: number;
  hours: WorkingHours;
  timeZone: string;
}

/** Every possible start of a conversation on a day, in milliseconds since 1970. */
function timesOf(day: Temporal.PlainDate, { hours, minutes, timeZone }: Offer): number[] {
  if (!hours.days.includes(day.dayOfWeek) || hours.closed.includes(day.toString())) return [];
  const times: number[] = [];
  const end = Temporal.PlainTime.from(hours.to);
  const length = { minutes };
  let time = Temporal.PlainTime.from(hours.from);
  // Counts down minutes instead of comparing times, which would wrap around at midnight.
  let left = time.until(end).total('minutes');
  while (left >= minutes) {
    const clock = day.toZonedDateTime({ timeZone, plainTime: time });
    // When clocks go forward, this time does not exist.
    if (clock.toPlainTime().equals(time)) times.push(clock.epochMilliseconds);
    time = time.add(length);
    left -= minutes;
  }
  return times;
}

/** The half-hours that a conversation occupies. */
export function stepsOf(at: number, minutes: number): number[] {
  return Array.from({ length: (minutes * 60_000) / stepMs }, (_, step) => at + step * stepMs);
}

/** Whether this time can be booked: it is offered, and no part of it is taken. */
export function isFree(at: number, offer: Offer, taken: ReadonlySet<number>): boolean {
  return isOffered(at, offer) && !stepsOf(at, offer.minutes).some((step) => taken.has(step));
}

/** Whether this time is offered at all, booked or not. */
export function isOffered(at: number, offer: Offer): boolean {
  const { now, timeZone } = offer;
  // The value comes from a link, which anybody can edit.
  if (!Number.isInteger(at)) return false;
  if (at < now + noticeMs || at > now + daysAhead * 24 * 60 * 60_000) return false;
  return timesOf(clockAt(at, timeZone).toPlainDate(), offer).includes(at);
}

/** Up to three free times on the next working days, at different hours. */
export function chooseTimes(taken: ReadonlySet<number>, offer: Offer): number[] {
  const { now, timeZone } = offer;
  const today = clockAt(now, timeZone).toPlainDate();
  const chosen: number[] = [];
  for (let ahead = 1; ahead < daysAhead && chosen.length < wanted.length; ahead += 1) {
    const times = timesOf(today.add({ days: ahead }), offer);
    const [first = 0] = times;
    const ideal = first + ((times.at(-1) ?? first) - first) * (wanted[chosen.length] ?? 0);
    const [best] = times
      .filter((at) => isFree(at, offer, taken))
      .sort((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal));
    if (best !== undefined) chosen.push(best);
  }
  return chosen;
}
