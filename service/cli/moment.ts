import { clockAt } from '../clock.ts';

const units = new Map(
  Object.entries({ m: 'minutes', h: 'hours', d: 'days', w: 'weeks', mo: 'months' }),
);

/**
 * Parses a time into milliseconds since 1970: an age (`30m`, `36h`, `90d`, `2w`, or `24mo` by the calendar),
 * or a day in the zone (`2026-03-15`). Returns undefined if it is invalid.
 */
export function readMoment(text: string, now: number, timeZone: string): number | undefined {
  const [, amount = '', unit = ''] = text.match(/^(\d{1,4})([a-z]+)$/) ?? [];
  const span = units.get(unit);
  if (span) return clockAt(now, timeZone).subtract({ [span]: Number(amount) }).epochMilliseconds;
  try {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
    const day = isDay ? Temporal.PlainDate.from(text) : undefined;
    return day?.toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** Formats a time to the minute, with the day as options take it: `2026-03-15 14:05`. */
export function showMoment(ms: number, timeZone: string): string {
  return clockAt(ms, timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');
}
