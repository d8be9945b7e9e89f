import { type Language, languageFacts } from '../../contract/language.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Dates = ReturnType<typeof createDates>;

/** A browser takes long to make a formatter, and a list shows hundreds of moments. */
const made = new Map<string, Dates>();

/** The dates of a language and a time zone, made once for all who ask. */
export function datesIn(language: Language, timeZone: string): Dates {
  const key = `${language} ${timeZone}`;
  const dates = made.get(key) ?? createDates(language, timeZone);
  made.set(key, dates);
  return dates;
}

/** Moments as people read them, in one language and in the site's time zone. */
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
    /** As people call the zone: `Horário de Brasília`. */
    zoneName:
      format({ timeZoneName: 'longGeneric' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    exact: (at: number) => exact.format(at),
    time: (at: number) => time.format(at),
    date: (at: number) => dateAndYear.format(at),
    /** In a sentence: `há 3 horas`, `yesterday`, and the date where that says more. */
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
    /** In a list, as short as can be: the time of today, else the day. */
    short(at: number, now: number): string {
      if (daysBetween(now, at) === 0) return time.format(at);
      return (sameYear(at, now) ? date : dateAndYear).format(at);
    },
    /** When something is due: the time of today, else day and time. */
    due: (at: number, now: number): string =>
      (daysBetween(now, at) === 0
        ? time
        : Math.abs(daysBetween(now, at)) < 7
          ? dayAndTime
          : exact
      ).format(at),
    /** How long: `40 min`, `3 h 20 min`, `2 days`. */
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

/** `YYYY-MM-DD` of a moment in a zone. */
export function calendarDay(at: number, timeZone: string): string {
  return calendarDays(timeZone).format(at);
}

const calendarDays = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/**
 * The moment at which clocks in a zone show `local` (`2026-03-01T09:30`, as a date field gives it); NaN
 * where that is no date. Of a time that the clocks skip it is the one an hour later.
 */
export function momentIn(timeZone: string, local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const offset = (at: number) => Date.parse(`${localTime(at, timeZone)}Z`) - at;
  const first = asUtc - offset(asUtc);
  return asUtc - offset(first);
}

/** What clocks in a zone show at a moment, as a date field takes it. */
export function localTime(at: number, timeZone: string): string {
  // Swedes write `2026-03-01 09:30`.
  const form = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return form.format(at).replace(' ', 'T');
}
