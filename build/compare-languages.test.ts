import { expect, test } from 'vitest';
import { about as english } from '../app/content/en/about.ts';
import { catalogue as englishCatalogue } from '../app/content/en/catalogue.ts';
import { about as portuguese } from '../app/content/pt-BR/about.ts';
import { catalogue as portugueseCatalogue } from '../app/content/pt-BR/catalogue.ts';
import { factsWithoutWords, gapsBetween, languageGaps, type Said } from './compare-languages.ts';

const one: Said = { file: 'app/content/pt-BR/about.ts', key: '', words: portuguese };
const other = (words: unknown): Said => ({ file: 'app/content/en/about.ts', key: '', words });

test('the shipped languages lack nothing of one another', async () => {
  expect(await languageGaps()).toEqual([]);
});

test('the same in other words is no gap', () => {
  expect(gapsBetween(one, other(english))).toEqual([]);
});

test('a key that one language lacks is named with its file, whichever it is', () => {
  const { lead: _, ...rest } = english;
  const [gap = '', ...more] = gapsBetween(one, other(rest));
  expect(more).toEqual([]);
  expect(gap).toMatch(/^app\/content\/en\/about\.ts\b.*\blead\b/);
  expect(gapsBetween({ ...one, words: rest }, other(english))).toEqual([
    expect.stringMatching(/^app\/content\/pt-BR\/about\.ts\b.*\blead\b/),
  ]);
});

test('a key inside a list is named with its place', () => {
  const [first, ...features] = english.features;
  const words = { ...english, features: [{ title: first.title }, ...features] };
  expect(gapsBetween(one, other(words))).toEqual([expect.stringContaining('features.0.text')]);
});

test('a list that is shorter in one language is told once, with both lengths', () => {
  const words = { ...english, features: english.features.slice(1) };
  const [gap, ...more] = gapsBetween(one, other(words));
  expect(gap).toMatch(/features.*\b3\b.*\b4\b/);
  expect(more).toEqual([]);
});

test('a text where the other language has a list is told', () => {
  expect(gapsBetween(one, other({ ...english, features: 'Features' }))).toHaveLength(1);
});

const shop = {
  cover: '01-home',
  technologies: [],
  gallery: [{ file: '01-home', aspect: 'video' }],
} as const;
const facts = { projects: { shop }, team: [{ id: 'maria' }] };

/** What a language says of a site with one case and one person. */
function saysOf(changes: { items?: unknown; members?: unknown; shop?: unknown }): Said[] {
  const { items, members, shop } = {
    items: { shop: {} },
    members: { maria: {} },
    shop: { captions: { '01-home': 'The home page' } },
    ...changes,
  };
  const said = (name: string, words: unknown): Said => ({
    file: `app/content/en/${name}.ts`,
    key: '',
    words,
  });
  return [said('cases', { items }), said('team', { members }), said('projects/shop', shop)];
}

const lacks = (changes: Parameters<typeof saysOf>[0]) =>
  factsWithoutWords('en', saysOf(changes), facts);

test('facts that have their words lack nothing', () => {
  expect(lacks({})).toEqual([]);
});

test('a case that has words in no language is told, though the languages are alike', () => {
  const [gap, ...more] = lacks({ shop: undefined });
  expect(more).toEqual([]);
  expect(gap).toMatch(/^app\/content\/en\/projects\/shop\.ts lacks its words.*en\/catalogue\.ts/);
});

test('a picture without a caption, a case without a card and a person without words are told', () => {
  expect(lacks({ shop: { captions: {} } })).toEqual([
    expect.stringMatching(/^app\/content\/en\/projects\/shop\.ts lacks captions\.01-home\b/),
  ]);
  expect(lacks({ items: {} })).toEqual([
    expect.stringMatching(/^app\/content\/en\/cases\.ts lacks items\.shop\b/),
  ]);
  expect(lacks({ members: {} })).toEqual([
    expect.stringMatching(/^app\/content\/en\/team\.ts lacks members\.maria\b/),
  ]);
});

test('what a partial translation leaves to the default language is not asked of it', () => {
  const fallback = { items: {}, lang: 'pt-BR' };
  const said = saysOf({}).map((one) =>
    one.file.endsWith('/cases.ts') ? { ...one, words: fallback } : one,
  );
  expect(factsWithoutWords('en', said, facts)).toEqual([]);
});

test.each([
  ['pt-BR', portugueseCatalogue],
  ['en', englishCatalogue],
])(
  'a case that the catalogue of %s does not list has no words, and breaks nothing',
  async (_, catalogue) => {
    // Not by its type: as after a case went into projects.ts alone.
    const content: unknown = await Reflect.apply(catalogue.project, undefined, ['unlisted']);
    expect(content).toMatchObject({ project: undefined });
  },
);
