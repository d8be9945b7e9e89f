import { expect, test } from 'vitest';
import { pages, pathOf } from '../app/routes.ts';
import { refuseOddPath } from './refuse-odd-path.ts';

test.each(pages.map((page) => pathOf(page, '/en')))('builds %s', (path) => {
  expect(() => refuseOddPath(path)).not.toThrow();
});

test.each(['/project/são-paulo', '/project/two words', '/project/a.b', '/project/50%'])(
  'builds nothing at %s, and says where its name stands',
  (path) => {
    expect(() => refuseOddPath(path)).toThrow(/app\/content\/projects\.ts/);
  },
);
