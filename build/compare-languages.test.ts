import { expect, test } from 'vitest';
import { about as english } from '../app/content/en/about.ts';
import { about as portuguese } from '../app/content/pt-BR/about.ts';
import { gapsBetween, languageGaps, type Said } from './compare-languages.ts';

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
