import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, stringify } from 'yaml';

/** Keys and places in lists that lead to a text in a YAML file. */
export type Path = readonly (string | number)[];

/** A text of a file that can be changed. */
export interface Field {
  path: Path;
  value: string;
}

/** The part of a Markdown file that is its text. */
export const bodyPath: Path = ['---'];

/** A YAML file, or a Markdown file whose head is YAML. */
export interface TextFile {
  head: string;
  /** Undefined in a file that is YAML alone. */
  body: string | undefined;
}

export function readTextFile(name: string, source: string): TextFile {
  if (!name.endsWith('.md')) return { head: source, body: undefined };
  const [, head = '', body = ''] = /^---\r?\n(.*?\n)---\r?\n?(.*)$/s.exec(source) ?? [];
  return { head, body };
}

export function writeTextFile({ head, body }: TextFile): string {
  return body === undefined ? head : `---\n${head}---\n${body}`;
}

/** Every text, number and yes-or-no of a file, in its order. */
export function fieldsOf({ head, body }: TextFile): Field[] {
  const fields = fieldsIn(parseDocument(head).contents, []);
  return body === undefined ? fields : [...fields, { path: bodyPath, value: body.trim() }];
}

function fieldsIn(node: Node | null, path: Path): Field[] {
  if (isMap<{ value: string | number }, Node>(node)) {
    return node.items.flatMap(({ key, value }) => fieldsIn(value, [...path, key.value]));
  }
  if (isSeq<Node>(node)) return node.items.flatMap((item, at) => fieldsIn(item, [...path, at]));
  return isScalar(node) ? [{ path, value: String(node.value ?? '') }] : [];
}

/**
 * The file with one text changed. Only the text's own place in the source is written anew, so that the
 * difference is what a person would have made.
 */
export function changeText(file: TextFile, { path, value }: Field): TextFile {
  if (path === bodyPath || path[0] === bodyPath[0]) return { ...file, body: `\n${value}\n` };
  const document = parseDocument(file.head);
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) {
    return addKey(file, path, value);
  }
  const [start, end] = node.range;
  const written = stringify(typed(value, node.value), {
    lineWidth: 0,
    defaultStringType: 'PLAIN',
    blockQuote: false,
  }).trimEnd();
  return { ...file, head: file.head.slice(0, start) + written + file.head.slice(end) };
}

/** A number stays a number, and yes or no stays that, where the text still reads so. */
function typed(value: string, before: unknown): unknown {
  if (typeof before === 'number' && value.trim() !== '' && !Number.isNaN(Number(value))) {
    return Number(value);
  }
  if (typeof before === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true';
  return value;
}

/** Writes the whole file anew; lines are as long as the longest was, so that none is folded anew. */
function rewrite(file: TextFile, change: (document: Document) => void): TextFile {
  const document = parseDocument(file.head);
  change(document);
  const longest = Math.max(100, ...file.head.split('\n').map((line) => line.length));
  return { ...file, head: document.toString({ lineWidth: longest }) };
}

/** Places of the lists of a file; each can take another entry. */
export function listsOf({ head }: TextFile): Path[] {
  const listsIn = (node: Node | null, path: Path): Path[] => {
    if (isMap<{ value: string | number }, Node>(node)) {
      return node.items.flatMap(({ key, value }) => listsIn(value, [...path, key.value]));
    }
    if (!isSeq<Node>(node)) return [];
    return [path, ...node.items.flatMap((item, at) => listsIn(item, [...path, at]))];
  };
  return listsIn(parseDocument(head).contents, []);
}

/** The file with one entry more in a list: a copy of the last, or what is given. */
export function addEntry(file: TextFile, list: Path, entry?: unknown): TextFile {
  return rewrite(file, (document) => {
    const items = document.getIn(list, true);
    if (!isSeq(items)) return;
    items.flow = false;
    const last: unknown = items.toJSON().at(-1) ?? '';
    document.addIn(list, document.createNode(entry ?? last));
  });
}

/** The file without an entry of a list, or a key. */
export const removeEntry = (file: TextFile, path: Path): TextFile =>
  rewrite(file, (document) => document.deleteIn(path));

/** The file with a key that it did not have. */
export const addKey = (file: TextFile, path: Path, value: unknown): TextFile =>
  rewrite(file, (document) => document.setIn(path, document.createNode(value)));
