import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Language } from '../contract/language.ts';
import { sameFor } from '../src/content/text.ts';
import { subjectGroups } from './subjects.ts';
import type { Path } from './text-file.ts';

const sentences = [
  ...(['title', 'save', 'saved', 'unchanged', 'broken', 'shared', 'add', 'remove'] as const),
  ...(['engine', 'body', 'pictures', 'picturesHint', 'whose', 'upload', 'newId'] as const),
  ...(['invalidId', 'back'] as const),
];

const schema = v.strictObject({
  ...v.entriesFromList(sentences, v.string()),
  groups: sameFor(subjectGroups, v.string()),
  labels: v.record(v.string(), v.string()),
});

export type EditorWords = v.InferOutput<typeof schema>;

/** What the editor itself says, in the owner's language. */
export function editorWords(language: Language): EditorWords {
  const file = new URL(`words/${language}.yaml`, import.meta.url);
  return v.parse(schema, parse(readFileSync(file, 'utf8')));
}

/** A place in a file in words: `items.0.question` is “Itens 1, pergunta”. */
export function labelOf(path: Path, { labels }: EditorWords): string {
  const parts = path.map((key) => {
    if (typeof key === 'number') return ` ${key + 1}`;
    const spaced = key.replaceAll('-', ' ').replace(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`);
    return `, ${labels[key] ?? spaced}`;
  });
  const label = parts.join('').replace(/^, /, '').trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
