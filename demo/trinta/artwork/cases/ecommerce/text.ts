import type { Language } from '../../language.ts';

export type Text = Record<Language, string>;

export const text = (portuguese: string, english: string): Text => ({
  'pt-BR': portuguese,
  en: english,
});

export function money(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' }).format(value);
}

export function number(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Thousands of reais, as charts write them. */
export function thousands(value: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const short = new Intl.NumberFormat(language, digits).format(value / 1000);
  return language === 'en' ? `R$${short}k` : `R$\u00a0${short}\u00a0mil`;
}
