/**
 * JSON in which only printable characters stand: `JSON.stringify` leaves DEL, C1 and format
 * characters as they are, by which a stranger's words could drive the terminal that shows them. The
 * value is the same, and so is the text wherever it goes.
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu,
    (character) => character.split('').map(escapeUnit).join(''),
  );
}

/** A UTF-16 code unit; JSON writes a character outside the BMP as two (RFC 8259 §7). */
function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
