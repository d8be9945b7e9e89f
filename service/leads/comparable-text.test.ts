import { expect, test } from 'vitest';
import { contentHash } from './comparable-text.ts';

test("spelling makes no difference to a message's hash", () => {
  const hash = contentHash('Promoção relâmpago: cafés do São João!');
  expect(contentHash('promocao  relampago, CAFES do Sao Joao')).toBe(hash);
  expect(contentHash('Promoção relâmpago: cafés do São João!'.normalize('NFD'))).toBe(hash);
});

test('other words make another hash', () => {
  expect(contentHash('Quero um portal')).not.toBe(contentHash('Quero um porta l'));
});
