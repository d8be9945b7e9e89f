import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFolder } from './support/built-site.ts';

function prefixedIn(files: readonly string[]): string[] {
  const found = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/-(?:webkit|moz)-[a-z-]+/g) ?? [],
  );
  return [...new Set(found)].sort();
}

test('what the styles say to one browser only is said by the built site, no less and no more', () => {
  const said = prefixedIn(globSync('app/**/*.css'));
  expect(said).toContain('-webkit-text-size-adjust');
  expect(prefixedIn(globSync(`${siteFolder}/**/*.{html,js,css}`))).toEqual(said);
});
