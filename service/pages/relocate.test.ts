import { expect, test } from 'vitest';
import { isRelocated, relocate } from './relocate.ts';

const relocation = { built: 'https://built.example', served: 'https://served.example' };

test('a page served at another address names that address', () => {
  const page = Buffer.from('<link rel="canonical" href="https://built.example/en">');
  expect(Buffer.from(relocate(page, relocation)).toString()).toContain('https://served.example/en');
});

test('only files that name the address are touched, and only where it differs', () => {
  expect(isRelocated('en.html', relocation)).toBe(true);
  expect(isRelocated('sitemap.xml', relocation)).toBe(true);
  expect(isRelocated('assets/x.js', relocation)).toBe(false);
  expect(isRelocated('en.html', { built: 'https://a.example', served: 'https://a.example' })).toBe(
    false,
  );
  expect(isRelocated('en.html', undefined)).toBe(false);
});
