import { UsageError } from './command.ts';

const unitMs = {
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
} as const;

/**
 * A length of time as the owner types it: `36h`, `90d`, `2w`, `24m` (months by the calendar, back
 * from `now`). Comes out as the moment that lies so far back, in milliseconds since 1970.
 */
export function timeAgo(text: string, now: number): number {
  const [, amount = '', unit = ''] = text.match(/^(\d{1,4})([hdwm])$/) ?? [];
  if (unit === 'h' || unit === 'd' || unit === 'w') return now - Number(amount) * unitMs[unit];
  if (unit === 'm') {
    const date = new Date(now);
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() - Number(amount));
    const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
    date.setUTCDate(Math.min(day, lastDay.getUTCDate()));
    return date.getTime();
  }
  throw new UsageError(`"${text}" is not a length of time. Write 36h, 90d, 2w or 24m.`);
}

/** A moment as the owner types it: a length of time back from now, or a day (`2026-03-15`, local). */
export function moment(text: string, now: number): number {
  const [, year, month, day] = text.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? [];
  if (year === undefined) return timeAgo(text, now);
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  if (date.getMonth() !== Number(month) - 1) {
    throw new UsageError(`${text} is not a date. Write it as year-month-day.`);
  }
  return date.getTime();
}

/** A moment as tables show it: local time to the minute. */
export function showMoment(ms: number): string {
  const date = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * The zone of `showMoment` at these moments: `UTC-3`, or `UTC-4/-5` where the clock changed between
 * them. `offset` gives the minutes east of Greenwich.
 */
export function zoneOffsets(
  moments: readonly number[],
  offset: (ms: number) => number = (ms) => -new Date(ms).getTimezoneOffset(),
): string {
  const names = new Set(
    moments.map((ms) => {
      const minutes = offset(ms);
      const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
      return `${minutes < 0 ? '-' : '+'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
    }),
  );
  return names.size === 1 && names.has('+0') ? 'UTC' : `UTC${[...names].join('/')}`;
}

/** A span in its largest useful unit: `3 d`, `5 h`, `12 min`, `40 s`. */
export function showSpan(ms: number): string {
  if (ms >= 2 * unitMs.d) return `${Math.round(ms / unitMs.d)} d`;
  if (ms >= 2 * unitMs.h) return `${Math.round(ms / unitMs.h)} h`;
  if (ms >= 120_000) return `${Math.round(ms / 60_000)} min`;
  return `${Math.round(ms / 1000)} s`;
}
