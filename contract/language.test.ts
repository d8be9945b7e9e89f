import { expect, test } from 'vitest';
import { engineLanguages, languageName } from './language.ts';

test('a language has a name in each language, with a capital letter and without its country', () => {
  expect(languageName('pt-BR', 'en')).toBe('Portuguese');
  expect(languageName('en', 'pt-BR')).toBe('Inglês');
  for (const language of engineLanguages) {
    expect(languageName(language, language)).toMatch(/^\p{Lu}\p{L}+$/u);
  }
});
