import type { Language } from '../../language.ts';

export type Localized = Record<Language, string>;

/** Whole reais unless `cents` is asked for: R$ 18.000 and R$18,000. */
export function money(value: number, language: Language, cents = false): string {
  const sign = language === 'pt-BR' ? 'R$\u00a0' : 'R$';
  return `${sign}${amount(value, language, cents ? 2 : 0)}`;
}

export function amount(value: number, language: Language, digits = 0): string {
  return value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export function metres(value: number, language: Language): string {
  return `${amount(value, language, 2)}\u00a0m`;
}

/** '10/04' or 'Apr 10', from an ISO date. */
export function dayAndMonth(date: string, language: Language): string {
  const [, month = '', day = ''] = date.split('-');
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
  return language === 'pt-BR'
    ? `${day}/${month}`
    : `${months[Number(month) - 1]}\u00a0${Number(day)}`;
}
