import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFolder } from '../../src/content/load-site.ts';
import { builtFolder } from './support/built-site.ts';

function prefixedIn(files: readonly string[]): string[] {
  const found = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/-(?:webkit|moz)-[a-z-]+/g) ?? [],
  );
  return [...new Set(found)].sort();
}

test('the build neither removes nor adds vendor-prefixed properties', () => {
  const said = prefixedIn(globSync(`{src,${siteFolder()}}/**/*.css`));
  expect(said).toContain('-webkit-text-size-adjust');
  expect(prefixedIn(globSync(`${builtFolder}/**/*.{html,js,css}`))).toEqual(said);
});
