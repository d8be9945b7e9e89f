import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { updated as updatedEn } from './en/legal/company-lines.ts';
import { longDate } from './long-date.ts';
import { updated as updatedPtBr } from './pt-BR/legal/company-lines.ts';

test('a date is written as the language writes it', () => {
  const months = ['January', 'February'];
  expect(longDate('2026-02-09', months, ' ')).toBe('9 February 2026');
  for (const [language, line] of [
    ['pt-BR', updatedPtBr],
    ['en-GB', updatedEn],
  ] as const) {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    expect(line).toContain(format.format(new Date(brand.legalUpdated)));
  }
});
