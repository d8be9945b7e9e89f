import type { Language } from '../../contract/language.ts';
import { brand } from './brand.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A number of the company as a reader of that language needs it: readers from elsewhere get the
 * country's code, which `dialled` has and `shown` has not.
 */
export function companyPhoneFor(language: Language, shown: string, dialled: string): string {
  if (new Intl.Locale(language).region === brand.address.country) return shown;
  const code = digitsOf(dialled).slice(0, -digitsOf(shown).length);
  return code && !shown.startsWith('+') ? `+${code} ${shown}` : shown;
}
