import { isUtf8 } from 'node:buffer';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as v from 'valibot';
import {
  type Document,
  isAlias,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  YAMLParseError,
} from 'yaml';
import { isLanguage } from '../../contract/language.ts';
import { fillFacts, type Named } from './fill-facts.ts';
import { isSentence, type Remark } from './remark.ts';

/** What a file must contain. */
interface Expected<S extends v.GenericSchema> {
  schema: S;
  /** Facts that its texts may name in braces. */
  named?: Named | undefined;
  /** The engine's words for missing keys; with them the file itself is optional. */
  defaults?: unknown;
}

/** Reads the files of one site folder and collects their faults. */
export class SiteFiles {
  readonly faults: Remark[] = [];
  readonly read: string[] = [];
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  fault(sentence: Remark['sentence'], file: string, values: Remark['values'] = {}): undefined {
    this.faults.push({ sentence, values: { file: join(this.folder, file), ...values } });
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** Names of the folders in a folder, without hidden ones; empty if it does not exist. */
  folders(name: string): readonly string[] {
    return globSync('*/', { cwd: join(this.folder, name) }).sort();
  }

  /** The text of a file; adds a fault and returns undefined if it is missing or not UTF-8. */
  text(file: string): string | undefined {
    const path = join(this.folder, file);
    this.read.push(path);
    if (!existsSync(path)) return this.fault('fileMissing', file);
    const bytes = readFileSync(path);
    return isUtf8(bytes) ? withoutByteOrderMark(bytes.toString()) : this.fault('notUtf8', file);
  }

  /** Reads a YAML file and validates it; adds its faults and returns undefined if it is invalid. */
  yaml<S extends v.GenericSchema>(
    file: string,
    expected: Expected<S>,
  ): v.InferOutput<S> | undefined {
    const text = expected.defaults && !this.has(file) ? '{}' : this.text(file);
    return text === undefined ? undefined : this.parse(file, text, expected);
  }

  /** The same for an optional file. */
  optionalYaml<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> | undefined {
    return this.has(file) ? this.yaml(file, { schema }) : undefined;
  }

  /** Validates the YAML text of a file, or of its head, like `yaml`. */
  parse<S extends v.GenericSchema>(
    file: string,
    text: string,
    expected: Expected<S>,
  ): v.InferOutput<S> | undefined {
    const document = readYaml(text);
    const [broken] = document.errors;
    if (!broken) return this.check(file, document.toJS(), expected);
    const [why = ''] = broken.message.replace(/:\n.*/s, '.').split('\n');
    const { line, col } = broken.linePos?.[0] ?? { line: 1, col: 1 };
    return this.fault('notYaml', file, { why, line, column: col });
  }

  /** Validates a value from a file like `yaml`, after the names in its texts are replaced. */
  check<S extends v.GenericSchema>(
    file: string,
    value: unknown,
    { schema, named, defaults }: Expected<S>,
  ): v.InferOutput<S> | undefined {
    // Names in the engine's own words are filled in later, by pages and mails.
    const later: string[] = JSON.stringify(defaults ?? null).match(/(?<=\{)\w+(?=\})/g) ?? [];
    const unknown = (name: string, text: string) => {
      if (later.includes(name)) return;
      const known = [...new Set([...later, ...Object.keys(named ?? {})])].join(', ');
      this.fault('unknownName', file, { name, text: lineWith(`{${name}}`, text), known });
    };
    const merged = merge(defaults, value);
    const result = v.safeParse(schema, named ? fillFacts(merged, named, unknown) : merged);
    if (result.success) return result.output;
    for (const issue of result.issues) {
      this.faults.push(describeIssue(join(this.folder, file), issue));
    }
    return undefined;
  }
}

/**
 * Parses YAML, with each key as the text that is written. Reports aliases and anchors as errors: they are texts
 * without quotes that begin with an asterisk or an ampersand, and would lose their first word.
 */
export function readYaml(source: string): Document {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, stringKeys: true });
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor) return undefined;
      const [at = 0] = node.range ?? [];
      const place = lineCounter.linePos(at);
      const why = `Alias or anchor at line ${place.line}, column ${place.col}.`;
      const error = new YAMLParseError([at, at], 'BAD_ALIAS', why);
      document.errors.push(Object.assign(error, { linePos: [place] }));
      return isAlias(node) ? new Scalar(`*${node.source}`) : undefined;
    },
  });
  return document;
}

/** A file's text without the byte order mark that some Windows editors add. */
export const withoutByteOrderMark = (source: string): string => source.replace(/^\uFEFF/, '');

/** The line of a text that contains a word; the text may be a whole page. */
function lineWith(word: string, text: string): string {
  return (text.split('\n').find((line) => line.includes(word)) ?? text).trim();
}

/** Whether a file or folder of a site belongs to one of these languages, or to no language. */
export function isInLanguages(path: string, languages: readonly string[]): boolean {
  const { name } = parse(path);
  return !isLanguage(name) || languages.includes(name);
}

/** Merges `own` over `defaults` key by key; lists and texts are replaced whole. */
function merge(defaults: unknown, own: unknown): unknown {
  if (!isRecord(defaults) || !isRecord(own)) return own;
  const merged = Object.entries(own).map(([key, value]) => [
    key,
    key in defaults ? merge(defaults[key], value) : value,
  ]);
  return { ...defaults, ...Object.fromEntries(merged) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Valibot's type names in words for people who do not code. */
const plainTypes: Readonly<Record<string, Remark>> = {
  string: { sentence: 'aText' },
  number: { sentence: 'aNumber' },
  Array: { sentence: 'aList' },
  Object: { sentence: 'keysWithValues' },
};

function describeIssue(file: string, issue: v.BaseIssue<unknown>): Remark {
  // People count the entries of a list from 1.
  const keys = issue.path?.map(({ key }) => (typeof key === 'number' ? key + 1 : key));
  const key = keys?.join('.') ?? ({ sentence: 'theFile' } as const);
  const { expected, received, message } = issue;
  if (issue.type === 'strict_object' && expected === 'never') {
    return { sentence: 'unknownKey', values: { file, key } };
  }
  if (received === 'undefined') return { sentence: 'keyMissing', values: { file, key } };
  if (isSentence(message)) {
    // Of a list of values, `("mobile" | "square")`.
    const known = expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ') ?? '';
    const why: Remark = { sentence: message, values: { known } };
    return { sentence: 'wrongValue', values: { file, key, why } };
  }
  const wanted = plainTypes[expected ?? ''] ?? { sentence: 'somethingElse' };
  if (received === 'null') return { sentence: 'emptyKey', values: { file, key, wanted } };
  const isUnquoted = expected === 'string' && /^(?:-?\d|true|false)/.test(received);
  return {
    sentence: isUnquoted ? 'wrongTypeQuotes' : 'wrongType',
    values: { file, key, wanted, value: plainTypes[received] ?? received },
  };
}
