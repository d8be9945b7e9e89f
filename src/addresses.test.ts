import { describe, expect, test } from 'vitest';
import { languages } from '#site';
import { addressIn, sectionAddress } from './addresses.ts';

test.each([
  ['pt-BR', '/', '/'],
  ['en', '/', '/en'],
  ['pt-BR', '/privacy', '/privacy'],
  ['en', '/privacy', '/en/privacy'],
  ['en', '/project/a-case', '/en/project/a-case'],
  ['en', '/english', '/en/english'],
] as const)('in %s, %s is %s', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address);
});

describe('a section', () => {
  test('is a fragment on the landing page, so that the page and its query stay', () => {
    for (const language of languages) {
      expect(sectionAddress(language, 'contact', true)).toBe('#contact');
    }
  });

  test.each([
    ['pt-BR', '/#contact'],
    ['en', '/en#contact'],
  ] as const)('of another page is on the landing page in %s, at %s', (language, address) => {
    expect(sectionAddress(language, 'contact', false)).toBe(address);
  });
});
