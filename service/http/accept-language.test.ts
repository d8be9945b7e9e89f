import { expect, test } from 'vitest';
import { acceptedLanguage } from './base-app.ts';

test.each([
  [undefined, 'pt-BR'],
  ['', 'pt-BR'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['pt-PT', 'pt-BR'],
  ['pt;q=0.5, en;q=0.8', 'en'],
  ['de, fr;q=0.8', 'pt-BR'],
  ['de, en;q=0.3', 'en'],
  ['en;q=0', 'pt-BR'],
  ['english', 'pt-BR'],
  [`${'x,'.repeat(100_000)}en`, 'pt-BR'],
])('%s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
