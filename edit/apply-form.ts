import * as v from 'valibot';
import { ruleAt } from './schema.ts';
import type { SiteFolder } from './site-folder.ts';
import { filesOf, type Subject, type SubjectFile } from './subjects.ts';
import { addEntry, changeText, fieldsOf, moveUp, type Path, removeEntry } from './text-file.ts';

/** Name of a text's form field: its file and path. */
export function fieldName(file: string, path: Path): string {
  return JSON.stringify([file, ...path]);
}

const textsSchema = v.record(v.string(), v.string());
type Texts = Readonly<v.InferOutput<typeof textsSchema>>;

/** The texts of a subject's files by field name, normalized like form values. */
export function textsOf(subject: Subject, folder: SiteFolder): Texts {
  const fields = filesOf(subject).flatMap(({ file }) =>
    fieldsOf(folder.read(file)).map(({ path, value }) => [fieldName(file, path), asSent(value)]),
  );
  return Object.fromEntries(fields);
}

/** The first field that was added, else changed, else the one before the first removed one. */
export function firstChange(before: Texts, after: Texts): string | undefined {
  const namesBefore = Object.keys(before);
  const namesAfter = Object.keys(after);
  const gone = namesBefore.findIndex((name) => !(name in after));
  return (
    namesAfter.find((name) => !(name in before)) ??
    namesAfter.find((name) => after[name] !== before[name]) ??
    namesBefore[gone > 0 ? gone - 1 : gone]
  );
}

const asSent = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();

/** A change that was refused, because a file has changed since the form was shown, or is broken. */
export interface Refused {
  file: string;
  path: Path;
  /** Undefined if an entry was to be added, removed or moved. */
  text?: string;
}

/**
 * Writes the changes of a form: texts, and one entry to add, remove or move, in the lists of every language
 * or in a shared list. Changes made by hand or in another tab since the form was shown are kept.
 *
 * @returns the refused changes
 */
export function applyForm(form: FormData, subject: Subject, folder: SiteFolder): Refused[] {
  const files = filesOf(subject);
  const present = textsOf(subject, folder);
  const shown = v.parse(textsSchema, JSON.parse(String(form.get('shown'))));
  const refused: Refused[] = [];
  for (const [name, typed] of form) {
    if (typeof typed !== 'string' || !name.startsWith('[')) continue;
    const text = asSent(typed);
    const was = shown[name] ?? '';
    const is = present[name] ?? '';
    const [file, ...path] = parseName(name);
    const known = files.find((one) => one.file === file);
    if (!known || text === was || text === is) continue;
    if (is !== was || folder.isBroken(known.file)) refused.push({ file: known.file, path, text });
    else writeText(known, path, text, folder);
  }
  const pressed = Object.entries(actions).find(([name]) => form.has(name));
  if (!pressed) return refused;
  const [action, act] = pressed;
  const [part, ...path] = parseName(String(form.get(action)));
  const { shared, words = {} } = subject;
  const lists = part === 'shared' && shared ? [shared] : Object.values(words);
  // Refused if any text has changed: entries may have moved, and a repeated form would add an entry twice.
  const all = Object.keys({ ...shown, ...present });
  const [changed] = parseName(all.find((name) => shown[name] !== present[name]) ?? '[]');
  const refusing =
    refused[0]?.file ?? changed ?? lists.find(({ file }) => folder.isBroken(file))?.file;
  if (refusing) return [...refused, { file: String(refusing), path }];
  const image = shared && present[fieldName(shared.file, [...path, 'file'])];
  if (action === 'remove' && image) {
    // The caption is removed with its image, because it cannot be emptied alone.
    for (const { file } of Object.values(words)) {
      folder.change(file, (content) => removeEntry(content, ['captions', image]));
    }
  }
  for (const { file } of lists) folder.change(file, (content) => act(content, path));
  return refused;
}

const actions = { add: addEntry, remove: removeEntry, up: moveUp };

/** Writes a text. An empty one is removed if the file may lack it, or has a text where a group of texts belongs. */
function writeText(
  { file, schema }: SubjectFile,
  path: Path,
  value: string,
  folder: SiteFolder,
): void {
  const { isOptional, isGroup, isNumber } = ruleAt(schema, path);
  const isHere = (one: { path: Path }) => one.path.join('.') === path.join('.');
  const isRemovable = isOptional || isGroup || fieldsOf(folder.defaults(file)).some(isHere);
  const number = isNumber && value !== '' ? Number(value) : Number.NaN;
  const written = Number.isNaN(number) ? value : number;
  folder.change(file, (content) =>
    value === '' && isRemovable ? removeEntry(content, path) : changeText(content, path, written),
  );
}

function parseName(name: string): Path {
  const parts: unknown = JSON.parse(name);
  return Array.isArray(parts) ? parts : [];
}
