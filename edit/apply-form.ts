import { placeIn } from './schema.ts';
import type { SiteFolder } from './site-folder.ts';
import { filesOf, type Subject, type SubjectFile } from './subjects.ts';
import { addEntry, addKey, changeText, fieldsOf, type Path, removeEntry } from './text-file.ts';

/** The name under which a form sends a text: its file and its place in it. */
export function fieldName(file: string, path: Path): string {
  return JSON.stringify([file, ...path]);
}

/**
 * Writes what a form of the editor changed: texts, and one entry added to or taken from a list of each
 * language, or of what is the same in all.
 *
 * @returns whether anything changed
 */
export function applyForm(form: FormData, subject: Subject, folder: SiteFolder): boolean {
  const files = filesOf(subject);
  const sources = () => files.map(({ file }) => folder.read(file).head + folder.read(file).body);
  const before = sources().join();
  for (const [name, sent] of form) {
    if (typeof sent !== 'string' || !name.startsWith('[')) continue;
    const [file, ...path] = parseName(name);
    const known = files.find((one) => one.file === file);
    if (known) writeText(known, path, sent.replaceAll('\r\n', '\n').trimEnd(), folder);
  }
  for (const [action, change] of [['add', addEntry] as const, ['remove', removeEntry] as const]) {
    const sent = form.get(action);
    if (typeof sent !== 'string') continue;
    const [part, ...path] = parseName(sent);
    const { shared, words = {} } = subject;
    for (const one of part === 'shared' ? [shared] : Object.values(words)) {
      if (one) folder.change(one.file, (content) => change(content, path));
    }
  }
  return sources().join() !== before;
}

/** A text that is emptied leaves the file where it may be missing: it is optional, or the engine has one. */
function writeText({ file, schema }: SubjectFile, path: Path, value: string, folder: SiteFolder) {
  const isHere = (one: { path: Path }) => one.path.join('.') === path.join('.');
  const field = fieldsOf(folder.read(file)).find(isHere);
  if (field ? field.value.trimEnd() === value : value === '') return;
  const { isOptional, isNumber } = placeIn(schema, path);
  folder.change(file, (content) => {
    const number = isNumber ? Number(value) : Number.NaN;
    if (!field) return addKey(content, path, Number.isNaN(number) ? value : number);
    const mayGo = isOptional || fieldsOf(folder.defaults(file)).some(isHere);
    return value === '' && mayGo
      ? removeEntry(content, path)
      : changeText(content, { path, value });
  });
}

function parseName(name: string): Path {
  const parts: unknown = JSON.parse(name);
  return Array.isArray(parts) ? parts : [];
}
