import { consultationMinutes, leadLimits } from '../../contract/lead.ts';
import { formatPhone } from '../../contract/phone.ts';
import { retentionPeriods } from '../../contract/retention.ts';
import type { Facts } from './facts.ts';

/** “e-mail”, which must not break after its hyphen; not within addresses, which are used unchanged. */
const wholeWord = /(?<![\w/.@-])(e-)(mail)/gi;

/** Facts by their name in braces. */
export type Named = Readonly<Record<string, string | number>>;

/** The facts that words can refer to in braces instead of repeating them: `Write to {email}`. */
export function namedFacts(facts: Facts, language: string): Named {
  const { name, legalName, companyId, email } = facts;
  const { region, ...place } = facts.address;
  return {
    ...{ name, legalName, companyId, email, ...place, ...(region && { region }) },
    address: addressLine(facts),
    phone: companyPhone(facts, language),
    nameMin: leadLimits.name.min,
    nameMax: leadLimits.name.max,
    companyMax: leadLimits.company.max,
    messageMin: leadLimits.message.min,
    messageMax: leadLimits.message.max.toLocaleString(language),
    quickMinutes: consultationMinutes.quick,
    completeMinutes: consultationMinutes.complete,
    ...retentionPeriods,
  };
}

/** The company's address on one line. */
export function addressLine({ address: { street, city, region, postalCode } }: Facts): string {
  return `${street}, ${region ? `${city} – ${region}` : city}, ${postalCode}`;
}

/** The phone number for readers of a language: with country code unless the language is the country's. */
export function companyPhone({ phone, address }: Facts, language: string): string {
  return withCountryCode(phone, address.country, language);
}

/** The WhatsApp number in the same form; undefined if there is none. */
export function companyWhatsApp({ whatsapp, address }: Facts, language: string) {
  if (!whatsapp) return undefined;
  const dialled = `+${whatsapp}`;
  return withCountryCode({ shown: formatPhone(dialled), dialled }, address.country, language);
}

/** @param country two-letter code of the country in which `shown` needs no country code */
export function withCountryCode(
  { shown, dialled }: Facts['phone'],
  country: string,
  language: string,
): string {
  if (new Intl.Locale(language).region === country || shown.startsWith('+')) return shown;
  const digits = (text: string) => text.replace(/\D/g, '');
  // In many countries, such as Germany, the leading zero is not dialled from abroad.
  const isWhole = digits(dialled).endsWith(digits(shown));
  const national = isWhole ? shown : shown.replace(/^(\D*)0/, '$1');
  const code = digits(dialled).slice(0, -digits(national).length);
  // An extension is shown but not dialled.
  return code && digits(dialled).endsWith(digits(national)) ? `+${code} ${national}` : shown;
}

/**
 * Replaces the names in braces in every text below a value.
 *
 * @param unknown called with each unknown name and its text
 */
export function fillFacts(
  value: unknown,
  facts: Named,
  unknown: (name: string, text: string) => void,
): unknown {
  return changeTexts(value, (text) =>
    text.replace(/\{(\w+)\}/g, (braces, name: string) => {
      if (Object.hasOwn(facts, name)) return `${facts[name]}`;
      unknown(name, text);
      return braces;
    }),
  );
}

/**
 * Keeps “e-mail” on one line in every text below a value. Only for pages: some terminals and mail programs show
 * the word joiner as a box.
 */
export function joinEmail<T>(value: T): T {
  return changeTexts(value, (text) => text.replace(wholeWord, '$1\u2060$2'));
}

function changeTexts<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, item) =>
    typeof item === 'string' ? change(item) : item,
  );
}
