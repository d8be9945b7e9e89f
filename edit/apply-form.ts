import type { SiteFolder } from './site-folder.ts';
import type { Subject } from './subjects.ts';
import {
  addEntry,
  addKey,
  changeText,
  fieldsOf,
  type Path,
  removeEntry,
  type TextFile,
} from './text-file.ts';

/**
 * Writes what a form of the editor changed: texts, and one entry added to or taken from a list.
 *
 * @returns whether anything changed
 */
export function applyForm(form: FormData, subject: Subject, folder: SiteFolder): boolean {
  const files = new Set([subject.shared, ...Object.values(subject.words ?? {})]);
  const contents = new Map<string, TextFile>();
  const contentOf = (file: string) => contents.get(file) ?? folder.read(file);
  for (const [name, sent] of form) {
    if (name === 'add' || name === 'remove' || typeof sent !== 'string') continue;
    const { file, path } = parseName(name);
    if (!files.has(file)) continue;
    const value = sent.replaceAll('\r\n', '\n').trimEnd();
    const field = fieldsOf(contentOf(file)).find((one) => one.path.join('.') === path.join('.'));
    if (field ? field.value.trimEnd() === value : value === '') continue;
    const change = field ? changeText : addText;
    contents.set(file, change(contentOf(file), { path, value }));
  }
  for (const [action, change] of [['add', addEntry] as const, ['remove', removeLast] as const]) {
    const sent = form.get(action);
    if (typeof sent !== 'string') continue;
    const { file, path } = parseName(sent);
    if (files.has(file)) contents.set(file, change(contentOf(file), path));
  }
  for (const [file, content] of contents) folder.write(file, content);
  return contents.size > 0;
}

const addText = (file: TextFile, { path, value }: { path: Path; value: string }) =>
  addKey(file, path, value);

function removeLast(file: TextFile, list: Path): TextFile {
  const last = Math.max(
    ...fieldsOf(file)
      .filter(({ path }) => list.every((key, at) => path[at] === key))
      .map(({ path }) => Number(path[list.length])),
  );
  return Number.isFinite(last) ? removeEntry(file, [...list, last]) : file;
}

function parseName(name: string): { file: string; path: Path } {
  const parts: unknown = JSON.parse(name);
  const [file, ...path] = Array.isArray(parts) ? parts : [];
  return { file: String(file), path };
}
