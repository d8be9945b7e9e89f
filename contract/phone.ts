import * as v from 'valibot';

/** Specification chapters 5 and 9: Brazilian numbers with area code, 10 (landline) or 11 digits. */
export const phoneMaxDigits = 11;
const phoneMinDigits = 10;

/** Digits of a number from elsewhere, country code included (ITU-T E.164; the shortest in use have 7). */
const foreignDigits = { min: 7, max: 15 } as const;

/** A number that says of itself that it is of another country. */
function isForeign(text: string): boolean {
  return /^\s*(?:\+|00)\s*(?!55)[1-9]/.test(text);
}

/**
 * The number as it is kept. Of a Brazilian one its digits, at most 11: a `+55` or the zero of a trunk
 * call in front is dropped, a bare `55` only where more digits follow than a number has. Of a number
 * that begins with another country's code `+` and its digits, at most 15.
 */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  if (isForeign(text)) return `+${digits.slice(0, foreignDigits.max)}`;
  const isInternational = /^\s*(?:\+|00)\s*55/.test(text);
  const hasCountry = digits.length > phoneMaxDigits && digits.startsWith('55');
  const national = isInternational || hasCountry ? digits.slice(2) : digits;
  return national.slice(0, phoneMaxDigits);
}

/**
 * `(DD) NNNNN-NNNN`, or `(DD) NNNN-NNNN` up to 10 digits; partial numbers grow into the mask. A
 * number from elsewhere has no mask that would fit.
 */
export function formatPhone(text: string): string {
  const digits = normalizePhone(text);
  if (digits === '' || digits.startsWith('+')) return digits;
  if (digits.length <= 2) return `(${digits}`;
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  const head = digits.length === phoneMaxDigits ? 5 : 4;
  if (number.length <= head) return `(${area}) ${number}`;
  return `(${area}) ${number.slice(0, head)}-${number.slice(head)}`;
}

/** A kept number as every telephone in the world can dial it. */
export function dialledPhone(kept: string): string {
  return kept.startsWith('+') ? kept : `+55${kept}`;
}

/** Whether a kept number is that of a Brazilian mobile, and so most likely on WhatsApp. */
export function isBrazilianMobile(kept: string): boolean {
  return kept.length === phoneMaxDigits && !kept.startsWith('+');
}

/** A number with area code, or with a country's; what comes out is the number as it is kept. */
export const phoneSchema = v.pipe(
  v.string('required'),
  v.check((text) => text.trim() !== '', 'required'),
  v.check((text) => text.length <= 40, 'too-long'),
  v.transform(normalizePhone),
  v.check(
    (kept) =>
      kept.startsWith('+') ? kept.length > foreignDigits.min : kept.length >= phoneMinDigits,
    'too-short',
  ),
);
