import type { SiteFolder } from './site-folder.ts';
import { filesOf, type Subject } from './subjects.ts';
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
  const before = filesOf(subject).map((file) => folder.read(file).head + folder.read(file).body);
  for (const [name, sent] of form) {
    if (typeof sent !== 'string' || !name.startsWith('[')) continue;
    const [file, ...path] = parseName(name);
    if (filesOf(subject).some((one) => one === file)) {
      writeText(String(file), path, sent.replaceAll('\r\n', '\n').trimEnd(), folder);
    }
  }
  for (const [action, change] of [['add', addEntry] as const, ['remove', removeEntry] as const]) {
    const sent = form.get(action);
    if (typeof sent !== 'string') continue;
    const [part, ...path] = parseName(sent);
    const files = part === 'shared' ? [subject.shared ?? ''] : Object.values(subject.words ?? {});
    for (const file of files) folder.change(file, (content) => change(content, path));
  }
  return filesOf(subject).some(
    (file, at) => folder.read(file).head + folder.read(file).body !== before[at],
  );
}

function writeText(file: string, path: Path, value: string, folder: SiteFolder): void {
  const place = path.join('.');
  const field = fieldsOf(folder.read(file)).find((one) => one.path.join('.') === place);
  if (field ? field.value.trimEnd() === value : value === '') return;
  folder.change(file, (content) =>
    field ? changeText(content, { path, value }) : addKey(content, path, value),
  );
}

function parseName(name: string): Path {
  const parts: unknown = JSON.parse(name);
  return Array.isArray(parts) ? parts : [];
}
