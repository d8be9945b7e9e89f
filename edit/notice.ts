import { relative } from 'node:path';
import type { Language } from '../contract/language.ts';
import { fillSentence } from '../src/content/owner-message.ts';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { fieldName, type Refused } from './apply-form.ts';
import { pathOf, pathsBelow } from './schema.ts';
import type { SiteFolder } from './site-folder.ts';
import { allSubjects, filesOf, type Subject } from './subjects.ts';
import { fieldsOf, startsWith } from './text-file.ts';
import { type EditorWords, labelOf } from './words.ts';

/** A message on a page of the editor. */
export interface Notice {
  text: string;
  /** Link to the field that it is about; the field is marked if it is on the same page. */
  href?: string | undefined;
}

/** Link to a field on the same page. */
export const anchorOf = (field: string) => `#${encodeURIComponent(field)}`;

/** The notice about a refused change. It contains the typed text, which would be lost otherwise. */
export function refusalNotice(refused: Refused, words: EditorWords, at: Here): Notice {
  const { path, file, text } = refused;
  const place = labelOf(path, words);
  const sentence = text === undefined ? 'notDone' : 'notSaved';
  const values = { place, file, text: text ?? '' };
  return { text: fillSentence({ sentence, values }, words), href: hrefOf(refused, at) };
}

/**
 * The notice about a fault of the site, with the form's label added to its key, and a link to the field where it
 * can be corrected.
 */
export function faultNotice(
  { sentence, values = {} }: Remark,
  words: EditorWords,
  language: Language,
  at: Here,
): Notice {
  const { file: name = '', key, text } = values;
  const file = relative(at.folder.path, String(name)).replaceAll('\\', '/');
  const own = allSubjects(at.folder)
    .flatMap(filesOf)
    .find((one) => one.file === file);
  const path = own && typeof key === 'string' ? pathOf(key, own.schema) : undefined;
  // A fault that quotes a text instead of naming a key belongs to the first field with this text.
  const quoted =
    text && fieldsOf(at.folder.read(file)).find(({ value }) => value.includes(String(text)));
  const place = quoted ? quoted.path : path;
  const called = path ? { key: `${labelOf(path, words)} (${key})` } : {};
  return {
    text: sayRemark({ sentence, values: { ...values, ...called } }, language),
    href: place && hrefOf({ file, path: place }, at),
  };
}

/** The page on which a notice is shown. */
interface Here {
  folder: SiteFolder;
  subject?: Subject | undefined;
}

/** Address of the field for a text, which may be missing in the file; undefined if no form has one. */
function hrefOf({ file, path }: Omit<Refused, 'text'>, { folder, subject }: Here) {
  for (const one of allSubjects(folder)) {
    const schema = filesOf(one).find((own) => own.file === file)?.schema;
    if (!schema) continue;
    const places = fieldsOf(folder.read(file)).map((field) => field.path);
    const place = [...places, ...pathsBelow(schema, path)].find((it) => startsWith(it, path));
    const page = one.id === subject?.id ? '' : `/edit/${one.id}`;
    return place && page + anchorOf(fieldName(file, place));
  }
  return undefined;
}
