import * as v from 'valibot';
import { placeIn } from './schema.ts';
import type { SiteFolder } from './site-folder.ts';
import { filesOf, type Subject, type SubjectFile } from './subjects.ts';
import {
  addEntry,
  addKey,
  changeText,
  fieldsOf,
  moveUp,
  type Path,
  removeEntry,
  startsWith,
} from './text-file.ts';

/** The name under which a form sends a text: its file and its place in it. */
export function fieldName(file: string, path: Path): string {
  return JSON.stringify([file, ...path]);
}

type Texts = Readonly<Record<string, string>>;

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
 * @returns the field of the first text that changed, that of an entry, and what was refused
 */
export function applyForm(
  form: FormData,
  subject: Subject,
  folder: SiteFolder,
): {
  changed: string | undefined;
  entry: string | undefined;
  refused: readonly Refused[];
} {
  const files = filesOf(subject);
  const refused: Refused[] = [];
  const present = textsOf(subject, folder);
  const shown = shownIn(form) ?? present;
  for (const [name, typed] of form) {
    if (typeof typed !== 'string' || !name.startsWith('[')) continue;
    const text = asSent(typed);
    const was = shown[name] ?? '';
    const [file = '', ...path] = parseName(name);
    const known = files.find((one) => one.file === file);
    const is = present[name] ?? '';
    if (!known || text === was || text === is) continue;
    if (is !== was || !writeText(known, path, text, folder)) {
      refused.push({ file: known.file, path, text });
    }
  }
  const typed = textsOf(subject, folder);
  refused.push(...applyButtons(form, subject, folder, refused[0]?.file));
  const entry = firstChange(typed, textsOf(subject, folder));
  return { changed: firstChange(present, typed), entry, refused };
}

/** What the files said when the form was made; undefined in a form that does not tell. */
function shownIn(form: FormData): Texts | undefined {
  const sent = form.get('shown');
  if (typeof sent !== 'string') return undefined;
  return v.parse(v.record(v.string(), v.string()), JSON.parse(sent));
}

const actions = { add: addEntry, remove: removeEntry, up: moveUp };
const isAction = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name);

/** @param changed a file that another tab changed: a form that is sent again would add an entry twice */
function applyButtons(
  form: FormData,
  subject: Subject,
  folder: SiteFolder,
  changed: string | undefined,
): readonly Refused[] {
  const { shared, words = {} } = subject;
  const action = [...form.keys()].find(isAction);
  if (!action) return [];
  const [part, ...path] = parseName(String(form.get(action)));
  const files = (part === 'shared' ? [shared] : Object.values(words)).filter((one) => !!one);
  const shown = action === 'up' ? path.slice(0, -1) : path;
  // At its place may stand another entry by now.
  const isAnother = ({ file }: SubjectFile) =>
    fieldsOf(folder.read(file)).some(
      (field) =>
        startsWith(field.path, shown) &&
        asSent(field.value) !== asSent(String(form.get(fieldName(file, field.path)))),
    );
  const isCompared = action !== 'add' && shownIn(form) !== undefined;
  const refusing =
    changed ??
    files.find((one) => folder.isBroken(one.file) || (isCompared && isAnother(one)))?.file;
  if (refusing) return [{ file: refusing, path }];
  if (action === 'remove' && shared) removeCaptions(shared, Object.values(words), path, folder);
  for (const { file } of files) folder.change(file, (content) => actions[action](content, path));
  return [];
}

/** Takes away what is said of the image that leaves a case's gallery: a caption cannot be emptied alone. */
function removeCaptions(
  facts: SubjectFile,
  words: readonly SubjectFile[],
  entry: Path,
  folder: SiteFolder,
): void {
  const place = [...entry, 'file'].join('.');
  const image = fieldsOf(folder.read(facts.file)).find(({ path }) => path.join('.') === place);
  if (entry[0] !== 'gallery' || !image) return;
  for (const { file } of words) {
    folder.change(file, (content) => removeEntry(content, ['captions', image.value]));
  }
}

/**
 * A text that is emptied leaves the file where it may be missing: it is optional, or the engine has one.
 *
 * @returns whether it could be written
 */
function writeText(
  { file, schema }: SubjectFile,
  path: Path,
  value: string,
  folder: SiteFolder,
): boolean {
  const isHere = (one: { path: Path }) => one.path.join('.') === path.join('.');
  const field = fieldsOf(folder.read(file)).find(isHere);
  if (field ? field.value.trimEnd() === value : value === '') return true;
  const { isOptional, isNumber } = placeIn(schema, path);
  const number = isNumber && value !== '' ? Number(value) : Number.NaN;
  const written = Number.isNaN(number) ? value : number;
  return folder.change(file, (content) => {
    if (!field) return addKey(content, path, written);
    const mayGo = isOptional || fieldsOf(folder.defaults(file)).some(isHere);
    return value === '' && mayGo ? removeEntry(content, path) : changeText(content, path, written);
  });
}

function parseName(name: string): Path {
  const parts: unknown = JSON.parse(name);
  return Array.isArray(parts) ? parts : [];
}
