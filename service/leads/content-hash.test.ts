import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

test('a message spelt otherwise is the same message', () => {
  const hash = contentHash('Promoção relâmpago: cafés do São João!');
  expect(contentHash('promocao  relampago, CAFES do Sao Joao')).toBe(hash);
  expect(contentHash('Promoção relâmpago: cafés do São João!'.normalize('NFD'))).toBe(hash);
});

test('other words are another message', () => {
  expect(contentHash('Quero um portal')).not.toBe(contentHash('Quero um porta l'));
});
