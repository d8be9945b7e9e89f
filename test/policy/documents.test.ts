import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test.each(globSync('{*,docs/**/*}.md'))(
  'every file that %s links to or names as a test is there',
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
