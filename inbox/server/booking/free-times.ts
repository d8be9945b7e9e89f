import { clockAt } from '../../../service/clock.ts';
import type { WorkingHours } from '../../../src/content/facts.ts';

/** Between a booking and its time, so that whoever talks has read of it. Milliseconds. */
const noticeMs = 60 * 60_000;

/** How far ahead a time can be booked, in days. */
const daysAhead = 30;

/** What a booking takes of the day: a time of thirty minutes, or of twice as much. */
const stepMs = 30 * 60_000;

/** Where in the working day the first, second and third offer should lie: people's days differ. */
const wanted = [0.125, 0.6, 0.9] as const;

export interface Offer {
  now: number;
  /** How long the conversation takes: 30 or 60. */
  minutes: number;
  hours: WorkingHours;
  timeZone: string;
}

/** Every time of a day at which such a conversation can begin, in milliseconds since 1970. */
function timesOf(day: Temporal.PlainDate, { hours, minutes, timeZone }: Offer): number[] {
  if (!hours.days.includes(day.dayOfWeek) || hours.closed.includes(day.toString())) return [];
  const times: number[] = [];
  const end = Temporal.PlainTime.from(hours.to);
  const length = { minutes };
  let time = Temporal.PlainTime.from(hours.from);
  // Past midnight a time starts anew, so the day's end is counted in minutes.
  let left = time.until(end).total('minutes');
  while (left >= minutes) {
    const clock = day.toZonedDateTime({ timeZone, plainTime: time });
    // A clock that is put forward leaves this time out.
    if (clock.toPlainTime().equals(time)) times.push(clock.epochMilliseconds);
    time = time.add(length);
    left -= minutes;
  }
  return times;
}

/** The half-hours that a conversation takes. */
export function stepsOf(at: number, minutes: number): number[] {
  return Array.from({ length: (minutes * 60_000) / stepMs }, (_, step) => at + step * stepMs);
}

/** Whether somebody may choose this time, and no part of it is taken. */
export function isFree(at: number, offer: Offer, taken: ReadonlySet<number>): boolean {
  return isOffered(at, offer) && !stepsOf(at, offer.minutes).some((step) => taken.has(step));
}

/** Whether somebody may choose this time, if nobody has it. */
export function isOffered(at: number, offer: Offer): boolean {
  const { now, timeZone } = offer;
  // It comes from an address, which anybody can change.
  if (!Number.isInteger(at)) return false;
  if (at < now + noticeMs || at > now + daysAhead * 24 * 60 * 60_000) return false;
  return timesOf(clockAt(at, timeZone).toPlainDate(), offer).includes(at);
}

/** Three free times of the next working days, at different hours; fewer where there are no more. */
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
