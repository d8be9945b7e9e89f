import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { coverOf } from './card-content.ts';

const facts = {
  cover: '09-none',
  technologies: [],
  gallery: [{ file: '09-none', aspect: 'video' }],
} as const;

test('a cover of an owner’s case that is not there is made of their picture', () => {
  expect(() => coverOf('my-shop', facts, 'en')).toThrow(
    'run npm run images -- my-shop 09-none.png first',
  );
});

// An owner may have taken all of the demo's out.
const drawn = globSync('artwork/cases/*/artwork.tsx').map((file) => basename(dirname(file)));

test.runIf(drawn.length > 0)('one of a case that is drawn here is drawn', () => {
  expect(() => coverOf(drawn[0] ?? '', facts, 'en')).toThrow('run npm run artwork first');
});
