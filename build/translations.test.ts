import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { engineLanguages } from '../contract/language.ts';
import { legalDocumentIds } from '../src/content/site.ts';

const english = globSync([
  'src/words/en/*.json',
  'edit/words/en.json',
  'demo/neutral/words/en/**/*.*',
  'demo/new/*/en.*',
]);
const legal = legalDocumentIds.map((id) => `demo/neutral/words/en/legal/${id}.md`);
const inLanguage = (file: string, language: string) => file.replace(/\ben\b/, language);

/** The texts of a file by place, such as `links.about`. JSON is YAML as well. */
function textsIn(file: string): ReadonlyMap<string, string> {
  const content: unknown = parse(readFileSync(file, 'utf8'));
  const textsAt = (place: string, value: unknown): [string, string][] =>
    typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, below]) => textsAt(`${place} ${key}`, below))
      : [[place.trim(), String(value)]];
  return new Map(textsAt('', content));
}

const namesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** The editor's labels translate keys of the files, which are English. */
const isLabel = (place: string) => place.startsWith('labels ');

describe.each(engineLanguages)('in %s', (language) => {
  test('no file of the engine, of the editor or of a new site is missing', () => {
    const files = [...new Set([...english, ...legal])].map((file) => inLanguage(file, language));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  const translations = english
    .filter((file) => !file.endsWith('.md'))
    .map((file) => [inLanguage(file, language), file] as const);
  test.each(translations)('%s has every text', (own, file) => {
    const original = textsIn(file);
    const translated = textsIn(own);
    const texts = [...original.keys()].filter((place) => !isLabel(place));
    const labels =
      language === 'en' ? [] : [...textsIn(inLanguage(file, 'pt-BR')).keys()].filter(isLabel);
    const expected = new Set([...texts, ...labels]);
    // A name that nothing fills in would be shown as “undefined”.
    const names = namesIn([...original.values()].join());
    expect([
      ...[...expected]
        .filter((place) => !translated.has(place))
        .map((place) => `missing: ${place}`),
      ...[...translated.keys()]
        .filter((place) => !isLabel(place) && !expected.has(place))
        .map((place) => `unused: ${place}`),
      ...namesIn([...translated.values()].join())
        .filter((name) => !names.includes(name))
        .map((name) => `unknown: ${name}`),
    ]).toEqual([]);
  });
});
