import * as v from 'valibot';

/** Specification chapters 5 and 9: Brazilian numbers with area code, 10 (landline) or 11 digits. */
const brazilian = { min: 10, max: 11 } as const;

/** Length of a foreign number: `+` and its digits (ITU-T E.164: at most 15; the shortest have 7). */
const foreign = { min: 8, max: 16 } as const;

/** Converts full-width digits and signs, as typed on a Japanese keyboard, to the usual ones. */
export function halfWidth(text: string): string {
  return text.normalize('NFKC');
}

/** The text without what follows its number in words, such as an extension, whose digits would join it. */
function withoutExtension(text: string): string {
  return halfWidth(text).replace(/^((?:\D*\d){7,}?)\D*?[\p{L}#;].*/su, '$1');
}

function lengthOf(stored: string) {
  return stored.startsWith('+') ? foreign : brazilian;
}

/**
 * The text after the `+` or `00` of an international number; undefined if it has none. The `(0)` of a trunk
 * call is removed, except for Italy, where it is dialled, and Ukraine, where it ends the code.
 */
function afterPlus(typed: string): string | undefined {
  const [, rest] = /^\D*?(?:\+|00)\D*(.*)/s.exec(withoutExtension(typed)) ?? [];
  return rest?.replace(/^(?!3[89]\D*\()(.*?)\(0\)/, '$1');
}

/**
 * The number in the stored form; the schema checks its length. For a Brazilian number its digits, without
 * `+55`, without a bare `55` if the number would be too long with it, and without the zero of a trunk call.
 * For another country's number `+` and its digits.
 */
export function normalizePhone(typed: string): string {
  const abroad = afterPlus(typed);
  const digits = (abroad ?? withoutExtension(typed)).replace(/\D/g, '');
  if (abroad !== undefined && !digits.startsWith('55')) return `+${digits}`;
  const country = abroad === undefined ? /^0*55(?=\d{10})/ : /^55/;
  return digits.replace(country, '').replace(/^0+/, '');
}

/** Whether the number is too long for the mask, which would cut it into another number. */
export function isPhoneTooLong(text: string): boolean {
  const stored = normalizePhone(text);
  return stored.length > lengthOf(stored).max;
}

function spaced(abroad: string): string {
  const typed = abroad.replace(/(?!\(0?$)[^\d ]/g, '').replace(/ +/g, ' ');
  return `+${typed.replace(/^((?:\D*\d){15}).*/, '$1')}`;
}

/**
 * Formats as `(DD) NNNNN-NNNN`, or `(DD) NNNN-NNNN` up to 10 digits, also an incomplete number. A foreign
 * number is not masked: it keeps its blanks, and a `(0)` while that is still being typed.
 */
export function formatPhone(typed: string): string {
  const digits = normalizePhone(typed).slice(0, brazilian.max);
  if (digits.startsWith('+')) return spaced(afterPlus(typed) ?? '');
  if (digits === '') return digits;
  if (digits.length <= 2) return `(${digits}`;
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  const head = digits.length === brazilian.max ? 5 : 4;
  if (number.length <= head) return `(${area}) ${number}`;
  return `(${area}) ${number.slice(0, head)}-${number.slice(head)}`;
}

/** A stored number in international form, for `tel:` links. */
export function dialledPhone(stored: string): string {
  return stored.startsWith('+') ? stored : `+55${stored}`;
}

/**
 * Address of a WhatsApp conversation with a stored number; undefined for a Brazilian landline, which has one
 * digit less than a mobile. A foreign landline cannot be told from a mobile.
 */
export function whatsAppLink(stored: string): string | undefined {
  const isPossible = stored.startsWith('+') || stored.length === brazilian.max;
  return isPossible ? `https://wa.me/${dialledPhone(stored).slice(1)}` : undefined;
}

/** A number with area code, or with country code; the output is the stored form. */
export const phoneSchema = v.pipe(
  v.string('required'),
  v.check((text) => text.trim() !== '', 'required'),
  v.check((text) => text.length <= 40, 'too-long'),
  v.transform(normalizePhone),
  v.check((stored) => stored.length >= lengthOf(stored).min, 'too-short'),
  v.check((stored) => stored.length <= lengthOf(stored).max, 'too-long'),
  // No country code begins with a zero.
  v.check((stored) => !stored.startsWith('+0'), 'invalid'),
);
