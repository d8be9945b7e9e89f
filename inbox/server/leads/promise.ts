/**
 * When an answer is promised by: within one working day, so at the same time of the next day from Monday to
 * Friday. What comes at a weekend counts from Monday at nine. Times are milliseconds since 1970.
 */
const opening = Temporal.PlainTime.from('09:00');

/** The overdue is looked for among what came in so many days before; anything older is late. */
const longestDays = 7;

const isWorkingDay = ({ dayOfWeek }: { dayOfWeek: number }) => dayOfWeek <= 5;

const clockAt = (ms: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);

/** Until when a lead that came at that time is to be answered. */
export function promisedBy(receivedAt: number, timeZone: string): number {
  let from = clockAt(receivedAt, timeZone);
  while (!isWorkingDay(from)) from = from.add({ days: 1 }).withPlainTime(opening);
  do from = from.add({ days: 1 });
  while (!isWorkingDay(from));
  return from.epochMilliseconds;
}

/** What came so late or earlier, and was not answered, is overdue at `now`. */
export function overdueCutoff(now: number, timeZone: string): number {
  // A later lead is never promised earlier, so the border can be looked for by halves.
  let late = clockAt(now, timeZone).subtract({ days: longestDays }).epochMilliseconds;
  let inTime = now;
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (promisedBy(middle, timeZone) < now) late = middle;
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
  timeZone: string,
): { day: string; at: number } | undefined {
  const clock = clockAt(now, timeZone);
  if (!isWorkingDay(clock) || clock.hour < opening.hour || clock.hour >= 12) return undefined;
  const day = clock.toPlainDate().toString();
  return { day, at: morningOf(day, timeZone) };
}
