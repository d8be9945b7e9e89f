import * as v from 'valibot';

/** Every way in which a field can be invalid; `src/content/sentences.ts` has the messages. */
const fieldProblems = [
  'required',
  'too-short',
  'too-long',
  'invalid',
  'control-characters',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** The problem that an issue of a contract's schema reports. */
export function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const named = fieldProblems.find((problem) => problem === issue.message);
  // For a missing key, the message is the library's own.
  return named ?? (issue.received === 'undefined' ? 'required' : 'invalid');
}

interface Length {
  min?: number;
  max: number;
}

/** C0 and C1 control characters and the two Unicode line separators. */
const controls = /[\p{Cc}\u2028\u2029]/u;
/** The same without the line break. */
const controlsButLineBreaks = /[^\P{Cc}\n]|[\u2028\u2029]/u;

/** Characters that change the text direction: a name could make the owner's mail read backwards. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Format characters, which are invisible. */
const invisible = /\p{Cf}/gu;

/** Number of code points, not UTF-16 units: an emoji counts once, a joined one as its parts. */
function characterCount(text: string): number {
  return [...text].length;
}

function visible(text: string): string {
  return text.replace(invisible, '').trim();
}

function bounded(length: Length, forbidden: RegExp, normalize: (text: string) => string) {
  const min = length.min ?? 0;
  return v.pipe(
    v.string(min > 0 ? 'required' : 'invalid'),
    v.transform((text) => normalize(text).replace(directions, '')),
    v.trim(),
    v.check((text) => min === 0 || visible(text) !== '', 'required'),
    v.check((text) => !forbidden.test(text), 'control-characters'),
    v.check((text) => visible(text) === '' || characterCount(visible(text)) >= min, 'too-short'),
    v.check((text) => characterCount(text) <= length.max, 'too-long'),
  );
}

/** Trimmed text on one line; a run of tabs, as in text pasted from a spreadsheet, becomes a space. */
export function singleLine(length: Length) {
  return bounded(length, controls, (text) => text.replace(/\t+/g, ' '));
}

/** The same with several lines: line breaks become `\n`, and each tab a space. */
export function multiline(length: Length) {
  return bounded(length, controlsButLineBreaks, (text) =>
    text.replace(/\r\n?/g, '\n').replaceAll('\t', ' '),
  );
}
