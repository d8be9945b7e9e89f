import { relative } from 'node:path';
import type { Language } from '../contract/language.ts';
import { fillSentence } from '../src/content/owner-message.ts';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { fieldName, type Refused } from './apply-form.ts';
import { placesOf } from './schema.ts';
import type { SiteFolder } from './site-folder.ts';
import { filesOf, listSubjects, type Subject } from './subjects.ts';
import { fieldsOf, pathOf, startsWith } from './text-file.ts';
import { type EditorWords, labelOf } from './words.ts';

/** Something that the editor says. */
export interface Said {
  text: string;
  /** Of the field that it is said of, which is marked where it stands on the same page. */
  href?: string | undefined;
}

/** Leads to a field on the same page. */
export const anchorOf = (field: string) => `#${encodeURIComponent(field)}`;

/** Says a remark in the owner's language; its key is also called as the form calls it. */
export function sayInForm(
  { sentence, values }: Remark,
  words: EditorWords,
  language: Language,
): string {
  const key = values?.['key'];
  if (typeof key !== 'string') return sayRemark({ sentence, values }, language);
  const called = `${labelOf(pathOf(key), words)} (${key})`;
  return sayRemark({ sentence, values: { ...values, key: called } }, language);
}

/** Why something stays as it is, with what was typed, which would be gone otherwise. */
export function sayRefused(refused: Refused, words: EditorWords, at: Here): Said {
  const { path, file, text } = refused;
  const place = labelOf(path, words);
  const sentence = text === undefined ? 'notDone' : 'notSaved';
  const values = { place, file, text: text ?? '' };
  return { text: fillSentence({ sentence, values }, words), href: hrefOf(refused, at) };
}

/** A fault of the site, and where it can be mended. */
export function sayFault(fault: Remark, words: EditorWords, language: Language, at: Here): Said {
  const { file: path = '', key = '', text } = fault.values ?? {};
  const file = relative(at.folder.path, String(path));
  // What quotes a text instead of naming its key is said of the first that has it.
  const quoted =
    text && fieldsOf(at.folder.read(file)).find(({ value }) => value.includes(String(text)));
  const place = { file, path: quoted ? quoted.path : pathOf(String(key)) };
  return { text: sayInForm(fault, words, language), href: hrefOf(place, at) };
}

/** The page on which something is said. */
interface Here {
  folder: SiteFolder;
  subject?: Subject | undefined;
}

/** The address of the field where a text stands or is missing; undefined where no form asks for it. */
function hrefOf({ file, path }: Omit<Refused, 'text'>, { folder, subject }: Here) {
  for (const one of Object.values(listSubjects(folder.path, folder.languages())).flat()) {
    const schema = filesOf(one).find((own) => own.file === file)?.schema;
    if (!schema) continue;
    const places = fieldsOf(folder.read(file)).map((field) => field.path);
    const place = [...places, ...placesOf(schema, path)].find((it) => startsWith(it, path));
    const page = one.id === subject?.id ? '' : `/edit/${one.id}`;
    return place && page + anchorOf(fieldName(file, place));
  }
  return undefined;
}
