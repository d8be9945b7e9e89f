import * as v from 'valibot';

/** Specification chapters 5 and 9: Brazilian numbers with area code, 10 (landline) or 11 digits. */
const brazilian = { min: 10, max: 11 } as const;

/** `+` and the digits of a number from elsewhere (ITU-T E.164: at most 15; the shortest have 7). */
const foreign = { min: 8, max: 16 } as const;

/** Full-width digits and signs, as a Japanese keyboard types them, become the usual ones. */
export function halfWidth(text: string): string {
  return text.normalize('NFKC');
}

function lengthOf(kept: string) {
  return kept.startsWith('+') ? foreign : brazilian;
}

/**
 * What follows the `+` or `00` that announces a country's code; undefined where there is none. The
 * `(0)` of a trunk call goes, but for Italy, where it is dialled, and Ukraine, where it ends the code.
 */
function behindPlus(text: string): string | undefined {
  const [, behind] = /^\D*?(?:\+|00)\D*(.*)/s.exec(text) ?? [];
  return behind?.replace(/^(?!3[89]\D*\()(.*?)\(0\)/, '$1');
}

/**
 * The number as it is kept; how long it may be is for the schema to say. Of a Brazilian one its digits:
 * a `+55` in front is dropped, a bare `55` only where more digits follow than a number has, then the
 * zero of a trunk call. Of another country's number `+` and its digits.
 */
export function normalizePhone(typed: string): string {
  const text = halfWidth(typed);
  const abroad = behindPlus(text);
  const digits = (abroad ?? text).replace(/\D/g, '');
  if (abroad !== undefined && !digits.startsWith('55')) return `+${digits}`;
  const country = abroad === undefined ? /^0*55(?=\d{10})/ : /^55/;
  return digits.replace(country, '').replace(/^0+/, '');
}

/** Whether the mask would have to cut this number, and so make another one of it. */
export function isPhoneTooLong(text: string): boolean {
  const kept = normalizePhone(text);
  return kept.length > lengthOf(kept).max;
}

function spaced(abroad: string): string {
  const typed = abroad.replace(/(?!\(0?$)[^\d ]/g, '').replace(/ +/g, ' ');
  return `+${typed.replace(/^((?:\D*\d){15}).*/, '$1')}`;
}

/**
 * `(DD) NNNNN-NNNN`, or `(DD) NNNN-NNNN` up to 10 digits; partial numbers grow into the mask. A
 * number from elsewhere has no mask that would fit: it keeps its blanks, and a `(0)` until it is whole.
 */
export function formatPhone(typed: string): string {
  const text = halfWidth(typed);
  const digits = normalizePhone(text).slice(0, brazilian.max);
  if (digits.startsWith('+')) return spaced(behindPlus(text) ?? '');
  if (digits === '') return digits;
  if (digits.length <= 2) return `(${digits}`;
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  const head = digits.length === brazilian.max ? 5 : 4;
  if (number.length <= head) return `(${area}) ${number}`;
  return `(${area}) ${number.slice(0, head)}-${number.slice(head)}`;
}

/** A kept number as every telephone in the world can dial it. */
export function dialledPhone(kept: string): string {
  return kept.startsWith('+') ? kept : `+55${kept}`;
}

/**
 * Where WhatsApp opens a conversation with a kept number; undefined for a Brazilian landline, which has a
 * digit less than a mobile. Of a number from elsewhere nothing tells.
 */
export function whatsAppLink(kept: string): string | undefined {
  const isPossible = kept.startsWith('+') || kept.length === brazilian.max;
  return isPossible ? `https://wa.me/${dialledPhone(kept).slice(1)}` : undefined;
}

/** A number with area code, or with a country's; what comes out is the number as it is kept. */
export const phoneSchema = v.pipe(
  v.string('required'),
  v.check((text) => text.trim() !== '', 'required'),
  v.check((text) => text.length <= 40, 'too-long'),
  v.transform(normalizePhone),
  v.check((kept) => kept.length >= lengthOf(kept).min, 'too-short'),
  v.check((kept) => kept.length <= lengthOf(kept).max, 'too-long'),
  // No country's code begins with a zero.
  v.check((kept) => !kept.startsWith('+0'), 'invalid'),
);
