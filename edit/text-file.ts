import {
  Composer,
  CST,
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Parser,
  parseDocument,
  stringify,
  type Tags,
} from 'yaml';
import { readYaml, withoutByteOrderMark } from '../src/content/site-files.ts';

/** Each text in one line, as the editor writes it. */
const style = {
  defaultStringType: 'PLAIN',
  singleQuote: true,
  lineWidth: 0,
  flowCollectionPadding: false,
} as const;

/** Keys and list indices that lead to a text in a YAML file. */
export type Path = readonly (string | number)[];

export const startsWith = (path: Path, begin: Path) => begin.every((key, at) => path[at] === key);

export interface Field {
  path: Path;
  value: string;
}

/** Path of the text below a Markdown file's head. */
export const bodyPath: Path = ['---'];

/** A YAML file, or a Markdown file whose head is YAML. */
export interface TextFile {
  head: string;
  /** Undefined in a YAML file. */
  body: string | undefined;
}

/** Reads a file's text; it is written again with plain line breaks and without a byte order mark. */
export function readTextFile(name: string, written: string): TextFile {
  const source = withoutByteOrderMark(written).replaceAll('\r\n', '\n');
  if (!name.endsWith('.md')) return { head: source, body: undefined };
  // A document without a head is all text.
  const [, head = '', body = source] = /^---\n(|.*?\n)---\n?(.*)$/s.exec(source) ?? [];
  return { head, body };
}

export function writeTextFile({ head, body }: TextFile): string {
  return body === undefined ? head : `---\n${head}---\n${body}`;
}

/** Parses the YAML of a file; errors are in the document. */
export const documentOf = ({ head }: TextFile): Document => readYaml(head);

/** Every text, number and boolean of a file, in order. */
export function fieldsOf({ head, body }: TextFile): Field[] {
  const fields = nodesIn(readYaml(head).contents).flatMap(({ path, node }) =>
    isScalar(node) ? [{ path, value: String(node.value ?? '') }] : [],
  );
  return body === undefined
    ? fields
    : [...fields, { path: bodyPath, value: body.replace(/^\s*\n/, '').trimEnd() }];
}

/** A node and all its descendants, with their paths. */
function nodesIn(node: Node | null, path: Path = []): { path: Path; node: Node | null }[] {
  const inside = isMap<{ value: unknown }, Node>(node)
    ? node.items.flatMap(({ key, value }) => nodesIn(value, [...path, String(key.value)]))
    : isSeq<Node>(node)
      ? node.items.flatMap((item, at) => nodesIn(item, [...path, at]))
      : [];
  return [{ path, node }, ...inside];
}

/** Changes one text and keeps the rest of the source as it is. */
export function changeText(file: TextFile, path: Path, value: string | number): TextFile {
  if (path[0] === bodyPath[0]) return { ...file, body: `\n${value}\n` };
  const tokens = [...new Parser().parse(file.head)];
  const [document] = new Composer({ keepSourceTokens: true, stringKeys: true }).compose(tokens);
  const node = document?.getIn(path, true);
  if (!isScalar(node) || !node.srcToken) return addKey(file, path, value);
  const around = document?.getIn(path.slice(0, -1), true);
  const text = String(value);
  const isQuoted = /^['"]/.test(stringify(value));
  const inFlow = isCollection(around) && around.flow === true;
  const isLong = text.includes('\n');
  // In brackets, or with a space at its beginning, the library would change a text of several lines.
  const isBlock = isLong && !inFlow && !/^\s/.test(text);
  CST.setScalarValue(node.srcToken, text, {
    afterKey: true,
    // This keeps it in one line, in quotes.
    implicitKey: isLong && !isBlock,
    inFlow,
    type: isBlock ? 'BLOCK_LITERAL' : isQuoted ? 'QUOTE_SINGLE' : 'PLAIN',
  });
  return { ...file, head: tokens.map(CST.stringify).join('') };
}

/** A number stays as it is written: it may be a postal code without quotes that begins with a zero. */
const numbersAsWritten = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === 'object' && !('collection' in tag) && /:(?:int|float)$/.test(tag.tag)
      ? { ...tag, stringify: ({ source, value }) => source || String(value) }
      : tag,
  );

/** Serializes the changed document: comments and quotes stay, other layout by hand does not. */
function rewrite(file: TextFile, change: (document: Document) => unknown): TextFile {
  const document = parseDocument(file.head, { stringKeys: true, customTags: numbersAsWritten });
  const { commentBefore, contents } = document;
  const [first] = isCollection(contents) ? contents.items : [];
  const node = isPair(first) ? first.key : first;
  // A comment above all entries belongs to the file, not to the first entry.
  if (contents && !commentBefore && isNode(node) && node.commentBefore) {
    contents.commentBefore = node.commentBefore;
    node.commentBefore = null;
  }
  const before = document.toString(style);
  change(document);
  const head = document.toString(style);
  return head === before ? file : { ...file, head };
}

/** Paths of the lists in a file. */
export function listsOf(file: TextFile): Path[] {
  const nodes = nodesIn(documentOf(file).contents);
  return nodes.filter(({ node }) => isSeq(node)).map(({ path }) => path);
}

/** Appends an entry to a list, which may be missing: the given one, or a copy of the last. */
export const addEntry = (file: TextFile, list: Path, entry?: unknown): TextFile =>
  rewrite(file, (document) => {
    const items = document.getIn(list, true);
    const entries: unknown[] = isSeq(items) ? items.toJS(document) : [];
    put(document, [...list, entries.length], entry ?? entries.at(-1) ?? '');
  });

/** Removes an entry of a list, or a key; nothing without a path. */
export const removeEntry = (file: TextFile, path: Path = []): TextFile =>
  rewrite(file, (document) => path.length > 0 && document.hasIn(path) && document.deleteIn(path));

/** Moves an entry of a list before the previous one. */
export const moveUp = (file: TextFile, path: Path): TextFile =>
  rewrite(file, (document) => {
    const items = document.getIn(path.slice(0, -1), true);
    const at = Number(path.at(-1));
    if (isSeq(items) && at > 0) items.items.splice(at - 1, 0, ...items.items.splice(at, 1));
  });

/** Adds a key. */
export const addKey = (file: TextFile, path: Path, value: unknown): TextFile =>
  rewrite(file, (document) => put(document, path, value));

function put(document: Document, path: Path, value: unknown): void {
  const inside = path.map((_, length) => path.slice(0, length));
  // A key without a value becomes a list or a map first.
  const empty = inside.find((place) => document.getIn(place) === null);
  const isList = typeof path[empty?.length ?? 0] === 'number';
  if (empty) {
    const was = document.getIn(empty, true);
    const content = document.createNode(isList ? [] : {});
    // A comment beside an empty key often holds its former entries.
    if (isScalar(was)) content.commentBefore = was.comment ?? null;
    document.setIn(empty, content);
  }
  const around = inside.map((place) => document.getIn(place, true));
  const nearest = around.findLast((node) => isCollection(node));
  if (nearest?.items.length === 0) nearest.flow = false;
  document.setIn(path, value);
}
