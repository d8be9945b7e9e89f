import { describe, expect, test } from 'vitest';
import { languages } from '../contract/language.ts';
import { languageUnder, pageAt, pages, pathOf, prefixOf, underPrefix } from './routes.ts';

describe('URLs', () => {
  test.each(['', '/en'] as const)('of every page lead back to it (prefix “%s”)', (prefix) => {
    for (const page of pages) expect(pageAt(pathOf(page, prefix))).toEqual({ page, prefix });
  });

  test('a prefix stands for its language, and none for the visitor’s choice', () => {
    expect(languageUnder('')).toBeUndefined();
    for (const language of languages.filter((one) => prefixOf(one) !== '')) {
      expect(languageUnder(prefixOf(language))).toBe(language);
    }
  });

  test.each([
    ['/en', '', '/'],
    ['/', '/en', '/en'],
    ['/', '', '/'],
    ['/en/project/lottery', '', '/project/lottery'],
    ['/en/project/lottery', '/en', '/en/project/lottery'],
    ['/english', '', '/english'],
    ['/wrong/en', '/en', '/en/wrong/en'],
  ] as const)('%s under “%s” is %s', (path, prefix, moved) => {
    expect(underPrefix(path, prefix)).toBe(moved);
  });

  test.each([
    ['/project/lottery', 'project-not-found'],
    ['/en/project/lottery', 'project-not-found'],
    ['/project', 'not-found'],
    ['/project/ecommerce/more', 'not-found'],
    ['/english', 'not-found'],
    ['/privacy/more', 'not-found'],
  ])('%s is %s', (path, kind) => {
    expect(pageAt(path).page.kind).toBe(kind);
  });
});
