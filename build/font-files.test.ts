import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFiles, textFontIn } from './font-files.ts';

const asset = (fileName: string, ...originalFileNames: string[]) => ({
  type: 'asset' as const,
  fileName,
  originalFileNames,
});
const mono = asset('assets/b.woff2', fontFiles.mono);

test('the text font is known by its role, whatever typeface is in it', () => {
  const files = [{ type: 'chunk' as const }, mono, asset('assets/a.woff2', fontFiles.text)];
  expect(textFontIn(files)).toBe('assets/a.woff2');
  // The bundler writes what is the same but once.
  expect(textFontIn([asset('assets/c.woff2', fontFiles.mono, fontFiles.text)])).toBe(
    'assets/c.woff2',
  );
});

test('without it the build says which file is missing, and where it belongs', () => {
  const renamed = asset('assets/a.woff2', 'app/styles/fonts/inter.woff2');
  expect(() => textFontIn([mono, renamed])).toThrow(fontFiles.text);
  expect(() => textFontIn([mono, renamed])).toThrow('app/styles/fonts.css');
});

test.each(Object.values(fontFiles))('%s is there', (file) => {
  expect(existsSync(file)).toBe(true);
});
