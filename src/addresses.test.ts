import { expect, test } from 'vitest';
import { addressIn } from './addresses.ts';

test.each([
  ['pt-BR', '/', '/'],
  ['en', '/', '/en'],
  ['pt-BR', '/privacy', '/privacy'],
  ['en', '/privacy', '/en/privacy'],
  ['en', '/project/a-case', '/en/project/a-case'],
  ['en', '/english', '/en/english'],
  ['pt-BR', '//evil.example/x', '/evil.example/x'],
  ['pt-BR', '//', '/'],
] as const)('in %s, %s is %s', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address);
});
