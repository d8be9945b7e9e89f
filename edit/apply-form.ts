import * as v from 'valibot';
import { placeIn } from './schema.ts';
import type { SiteFolder } from './site-folder.ts';
import { filesOf, type Subject, type SubjectFile } from './subjects.ts';
import { addEntry, changeText, fieldsOf, moveUp, type Path, removeEntry } from './text-file.ts';

/** The name under which a form sends a text: its file and its place in it. */
export function fieldName(file: string, path: Path): string {
  return JSON.stringify([file, ...path]);
}

const textsSchema = v.record(v.string(), v.string());
type Texts = Readonly<v.InferOutput<typeof textsSchema>>;

/** The texts of a subject's files as forms send them, by the names of their fields. */
export function textsOf(subject: Subject, folder: SiteFolder): Texts {
  const fields = filesOf(subject).flatMap(({ file }) =>
    fieldsOf(folder.read(file)).map(({ path, value }) => [fieldName(file, path), asSent(value)]),
  );
  return Object.fromEntries(fields);
}

/** The first field that came, that says something else, or the one before those that are gone. */
export function firstChange(before: Texts, after: Texts): string | undefined {
  const were = Object.keys(before);
  const are = Object.keys(after);
  const gone = were.findIndex((name) => !(name in after));
  return (
    are.find((name) => !(name in before)) ??
    are.find((name) => after[name] !== before[name]) ??
    were[gone > 0 ? gone - 1 : gone]
  );
}

const asSent = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();

/** What a form asked for and was not done, because the file says something else than the form showed. */
export interface Refused {
  file: string;
  path: Path;
  /** Undefined where an entry was to be added, removed or moved. */
  text?: string;
}

/**
 * Writes what a form of the editor changed: texts, and one entry added to, taken from or moved in a list of
 * each language, or of what is the same in all. What was changed by hand or in another tab since the form was
 * shown is kept.
 *
 * @returns what was refused
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
  // Another entry may stand at that place by now, and a form that is sent twice would add an entry twice.
  const all = Object.keys({ ...shown, ...present });
  const [changed] = parseName(all.find((name) => shown[name] !== present[name]) ?? '[]');
  const refusing =
    refused[0]?.file ?? changed ?? lists.find(({ file }) => folder.isBroken(file))?.file;
  if (refusing) return [...refused, { file: String(refusing), path }];
  const image = shared && present[fieldName(shared.file, [...path, 'file'])];
  if (action === 'remove' && image) {
    // A caption cannot be emptied alone.
    for (const { file } of Object.values(words)) {
      folder.change(file, (content) => removeEntry(content, ['captions', image]));
    }
  }
  for (const { file } of lists) folder.change(file, (content) => act(content, path));
  return refused;
}

const actions = { add: addEntry, remove: removeEntry, up: moveUp };

/** A text that is emptied leaves the file where it may be missing: it is optional, or the engine has one. */
function writeText(
  { file, schema }: SubjectFile,
  path: Path,
  value: string,
  folder: SiteFolder,
): void {
  const { isOptional, isNumber } = placeIn(schema, path);
  const isHere = (one: { path: Path }) => one.path.join('.') === path.join('.');
  const mayGo = isOptional || fieldsOf(folder.defaults(file)).some(isHere);
  const number = isNumber && value !== '' ? Number(value) : Number.NaN;
  const written = Number.isNaN(number) ? value : number;
  folder.change(file, (content) =>
    value === '' && mayGo ? removeEntry(content, path) : changeText(content, path, written),
  );
}

function parseName(name: string): Path {
  const parts: unknown = JSON.parse(name);
  return Array.isArray(parts) ? parts : [];
}
