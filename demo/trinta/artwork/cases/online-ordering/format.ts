import type { Language } from '../../language.ts';

/** A text in each language. */
export type Words = Record<Language, string>;

/** R$ 117,40 or R$117.40: a Brazilian product keeps its currency. */
export function money(cents: number, language: Language): string {
  const digits = (Math.abs(cents) / 100).toLocaleString(language === 'en' ? 'en-US' : 'pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${cents < 0 ? '−' : ''}R$${language === 'en' ? '' : '\u00a0'}${digits}`;
}

/** '19:45' as 19h45 or 7:45 pm. */
export function clock(time: string, language: Language): string {
  const [hour = '0', minute = '00'] = time.split(':');
  if (language === 'pt-BR')
    return minute === '00' ? `${Number(hour)}h` : `${Number(hour)}h${minute}`;
  const twelve = Number(hour) % 12 || 12;
  return `${twelve}:${minute}\u00a0${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** Two times as one span: 20h15–20h25 or 8:15–8:25 pm. */
export function span(from: string, to: string, language: Language): string {
  const start = clock(from, language);
  return `${language === 'en' ? start.replace('\u00a0pm', '') : start}–${clock(to, language)}`;
}

export function number(value: number, language: Language, decimals = 0): string {
  return value.toLocaleString(language === 'en' ? 'en-US' : 'pt-BR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
