import * as v from 'valibot';

/** Every way in which a field can be wrong; `contract/sentences` says each to the visitor. */
export type FieldProblem = 'required' | 'too-short' | 'too-long' | 'invalid' | 'control-characters';

interface Length {
  min?: number;
  max: number;
}

/** C0 and C1 control characters and the two Unicode line separators. */
const controls = /[\p{Cc}\u2028\u2029]/u;
/** The same, but for the line break. */
const controlsButLineBreaks = /[^\P{Cc}\n]|[\u2028\u2029]/u;

/** Characters as a person counts them: an emoji outside the BMP is one. */
export function characterCount(text: string): number {
  return [...text].length;
}

function bounded(length: Length, forbidden: RegExp) {
  const min = length.min ?? 0;
  return v.pipe(
    v.string(min > 0 ? 'required' : 'invalid'),
    v.trim(),
    v.check((text) => min === 0 || text !== '', 'required'),
    v.check((text) => !forbidden.test(text), 'control-characters'),
    v.check((text) => text === '' || characterCount(text) >= min, 'too-short'),
    v.check((text) => characterCount(text) <= length.max, 'too-long'),
  );
}

/** Trimmed text on one line, without control characters. */
export function singleLine(length: Length) {
  return bounded(length, controls);
}

/**
 * Trimmed text of several lines without control characters: breaks become `\n`, and a tab, which
 * people paste without seeing it, becomes a space.
 */
export function multiline(length: Length) {
  return v.pipe(
    v.string('required'),
    v.transform((text) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')),
    bounded(length, controlsButLineBreaks),
  );
}
