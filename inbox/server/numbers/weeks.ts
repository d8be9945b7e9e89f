import { clockAt } from '../../../service/clock.ts';

export interface Week {
  /** Monday of the week, `YYYY-MM-DD`. */
  name: string;
  /** Sunday of the week. */
  last: string;
  /** In milliseconds since 1970; the end is exclusive. */
  from: number;
  until: number;
}

/** The last weeks in a time zone, up to the one that contains `now`, oldest first. */
export function weeksUntil(
  now: number,
  count: number,
  timeZone: string,
): readonly [Week, ...Week[]] {
  const today = clockAt(now, timeZone);
  const monday = today.startOfDay().subtract({ days: today.dayOfWeek - 1 });
  const week = (before: number): Week => {
    const start = monday.subtract({ weeks: before });
    const end = start.add({ weeks: 1 });
    return {
      name: start.toPlainDate().toString(),
      last: end.toPlainDate().subtract({ days: 1 }).toString(),
      from: start.epochMilliseconds,
      until: end.epochMilliseconds,
    };
  };
  const later = Array.from({ length: count - 1 }, (_, at) => week(count - 2 - at));
  return [week(count - 1), ...later];
}
