import * as v from 'valibot';

/** Specification chapters 5 and 9: Brazilian numbers with area code, 10 (landline) or 11 digits. */
export const phoneMaxDigits = 11;
const phoneMinDigits = 10;

/**
 * The digits of a number as typed or pasted, at most 11. A `+55` in front is dropped first;
 * a bare `55` only where more digits follow than a Brazilian number has.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const international = /^\s*(?:\+|00)\s*55/.test(text);
  if (international) return digits.replace(/^(?:00)?55/, '').slice(0, phoneMaxDigits);
  const national =
    digits.length > phoneMaxDigits && digits.startsWith('55') ? digits.slice(2) : digits;
  return national.slice(0, phoneMaxDigits);
}

/** `(DD) NNNNN-NNNN`, or `(DD) NNNN-NNNN` up to 10 digits; partial numbers grow into the mask. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === '') return '';
  if (digits.length <= 2) return `(${digits}`;
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  const head = digits.length === phoneMaxDigits ? 5 : 4;
  if (number.length <= head) return `(${area}) ${number}`;
  return `(${area}) ${number.slice(0, head)}-${number.slice(head)}`;
}

/** A number with area code; what comes out are its 10 or 11 digits. */
export const phoneSchema = v.pipe(
  v.string('required'),
  v.check((text) => text.trim() !== '', 'required'),
  v.check((text) => text.length <= 40, 'too-long'),
  v.transform(phoneDigits),
  v.check((digits) => digits.length >= phoneMinDigits, 'too-short'),
);
