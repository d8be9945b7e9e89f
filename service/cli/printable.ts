import { stripVTControlCharacters } from 'node:util';

/** Nothing that a stranger wrote may move the cursor, ring a bell or change a colour. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

/** JSON of the same value, in which DEL, C1 and format characters are escaped too. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu,
    // A character outside the BMP is two code units (RFC 8259 §7).
    (character) =>
      character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  );
}
