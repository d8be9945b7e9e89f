import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test.each(globSync('{*,docs/**/*}.md'))(
  'every file that %s links to or names as a test exists',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const links = [...text.matchAll(/\]\((?!\w+:|[#/])([^)#]+)/g)].map(([, to = '']) =>
      join(dirname(file), to),
    );
    const tests = [...text.matchAll(/`(\w[\w./-]+\.(?:test|suite)\.tsx?)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.includes('/'));
    expect([...links, ...tests].filter((path) => !existsSync(path))).toEqual([]);
  },
);

test.each(globSync('{*,docs/**/*}.md'))('every heading that %s links to exists', (file) => {
  const text = readFileSync(file, 'utf8');
  const missing = [...text.matchAll(/\]\((?!\w+:)([^)#]*)#([^)]+)\)/g)].filter(
    ([, to = '', anchor]) => {
      const document = readFileSync(to ? join(dirname(file), to) : file, 'utf8');
      const headings = [...document.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
        slug(heading),
      );
      return !headings.some((heading) => heading === anchor);
    },
  );
  expect(missing.map(([link]) => link)).toEqual([]);
});

/** The anchor that GitHub gives a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
