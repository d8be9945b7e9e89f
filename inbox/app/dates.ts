import { type Language, languageFacts } from '../../contract/language.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Dates = ReturnType<typeof createDates>;

/** Formatters by language and zone: they are slow to create, and a list has hundreds of dates. */
const made = new Map<string, Dates>();

/** The date formatters of a language and a time zone, created once. */
export function datesIn(language: Language, timeZone: string): Dates {
  const key = `${language} ${timeZone}`;
  const dates = made.get(key) ?? createDates(language, timeZone);
  made.set(key, dates);
  return dates;
}

/** Date formatters for a language and the site's time zone. */
export function createDates(language: Language, timeZone: string) {
  const { locale } = languageFacts[language];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const exact = format({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const dayAndTime = format({ weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const date = format({ day: 'numeric', month: 'short' });
  const dateAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const days = calendarDays(timeZone);
  const sameYear = (one: number, other: number) =>
    days.format(one).slice(0, 4) === days.format(other).slice(0, 4);
  const daysBetween = (from: number, to: number) =>
    Math.round((Date.parse(days.format(to)) - Date.parse(days.format(from))) / day);

  return {
    /** Name of the zone, such as `Horário de Brasília`. */
    zoneName:
      format({ timeZoneName: 'longGeneric' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    exact: (at: number) => exact.format(at),
    time: (at: number) => time.format(at),
    date: (at: number) => dateAndYear.format(at),
    /** For sentences: `há 3 horas`, `yesterday`, or the date if it is a week or more away. */
    relative(at: number, now: number): string {
      const distance = at - now;
      const size = Math.abs(distance);
      if (size < minute) return relative.format(0, 'second');
      if (size < hour) return relative.format(Math.round(distance / minute), 'minute');
      const ahead = daysBetween(now, at);
      if (ahead === 0) return relative.format(Math.round(distance / hour), 'hour');
      if (Math.abs(ahead) < 7) return relative.format(ahead, 'day');
      return (sameYear(at, now) ? date : dateAndYear).format(at);
    },
    /** For lists: the time if it is today, else the day. */
    short(at: number, now: number): string {
      if (daysBetween(now, at) === 0) return time.format(at);
      return (sameYear(at, now) ? date : dateAndYear).format(at);
    },
    /** For deadlines: the time if it is today, else day and time. */
    due: (at: number, now: number): string =>
      (daysBetween(now, at) === 0
        ? time
        : Math.abs(daysBetween(now, at)) < 7
          ? dayAndTime
          : exact
      ).format(at),
    /** A duration: `40 min`, `3 h 20 min`, `2 days`. */
    duration(ms: number): string {
      const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
        new Intl.NumberFormat(locale, {
          style: 'unit',
          unit: name,
          unitDisplay: name === 'day' ? 'long' : 'short',
        }).format(value);
      if (ms < hour) return unit(Math.max(1, Math.round(ms / minute)), 'minute');
      if (ms < 2 * day) return unit(Math.round(ms / hour), 'hour');
      return unit(Math.round(ms / day), 'day');
    },
  };
}

/** The day of a moment in a zone, `YYYY-MM-DD`. */
export function calendarDay(at: number, timeZone: string): string {
  return calendarDays(timeZone).format(at);
}

const calendarDays = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/**
 * The moment of a local time in a zone (`2026-03-01T09:30`, the value of a date field); NaN if it is no date.
 * For a time skipped when clocks go forward, the moment one hour later.
 */
export function momentIn(timeZone: string, local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const offset = (at: number) => Date.parse(`${localTime(at, timeZone)}Z`) - at;
  const first = asUtc - offset(asUtc);
  return asUtc - offset(first);
}

/** The local time of a moment in a zone, as value for a date field. */
export function localTime(at: number, timeZone: string): string {
  // The Swedish format is `2026-03-01 09:30`.
  const form = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return form.format(at).replace(' ', 'T');
}
