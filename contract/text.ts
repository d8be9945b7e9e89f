import * as v from 'valibot';

/** Every way in which a field can be wrong; `src/content/sentences.ts` says each to the visitor. */
const fieldProblems = [
  'required',
  'too-short',
  'too-long',
  'invalid',
  'control-characters',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** What an issue of a contract's schema says is wrong with the field. */
export function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const named = fieldProblems.find((problem) => problem === issue.message);
  // A missing key has the library's own message.
  return named ?? (issue.received === 'undefined' ? 'required' : 'invalid');
}

interface Length {
  min?: number;
  max: number;
}

/** C0 and C1 control characters and the two Unicode line separators. */
const controls = /[\p{Cc}\u2028\u2029]/u;
/** The same, but for the line break. */
const controlsButLineBreaks = /[^\P{Cc}\n]|[\u2028\u2029]/u;

/** Marks that turn the direction of what follows: a name could make the owner's mail read backwards. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Format characters, which nobody sees. */
const unseen = /\p{Cf}/gu;

/** Code points, not UTF-16 units: an emoji counts once, one that is joined of several counts as several. */
function characterCount(text: string): number {
  return [...text].length;
}

function seen(text: string): string {
  return text.replace(unseen, '').trim();
}

function bounded(length: Length, forbidden: RegExp, mend: (text: string) => string) {
  const min = length.min ?? 0;
  return v.pipe(
    v.string(min > 0 ? 'required' : 'invalid'),
    v.transform((text) => mend(text).replace(directions, '')),
    v.trim(),
    v.check((text) => min === 0 || seen(text) !== '', 'required'),
    v.check((text) => !forbidden.test(text), 'control-characters'),
    v.check((text) => seen(text) === '' || characterCount(seen(text)) >= min, 'too-short'),
    v.check((text) => characterCount(text) <= length.max, 'too-long'),
  );
}

/** Trimmed text on one line; a tab, pasted from a spreadsheet say, becomes a space. */
export function singleLine(length: Length) {
  return bounded(length, controls, (text) => text.replace(/\t+/g, ' '));
}

/** The same of several lines: breaks become `\n`, and a tab, which nobody sees, becomes a space. */
export function multiline(length: Length) {
  return bounded(length, controlsButLineBreaks, (text) =>
    text.replace(/\r\n?/g, '\n').replaceAll('\t', ' '),
  );
}
