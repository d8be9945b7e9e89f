import { type Language, languageFacts } from '../../../contract/language.ts';

/** Formats a time with its offset from UTC, because the visitor's time zone is unknown. */
export function showTime(at: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone,
  }).format(at);
}

/** Name of the time zone in a language. */
export function zoneName(at: number, language: Language, timeZone: string): string {
  const { locale } = languageFacts[language];
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
