import { expect, test } from 'vitest';
import { coverOf } from './card-content.ts';

test('a cover that is not there is told with the command that makes it', () => {
  const facts = {
    cover: '09-none',
    technologies: [],
    gallery: [{ file: '09-none', aspect: 'video' as const }],
  };
  expect(() => coverOf('my-shop', facts, 'en', 'site')).toThrow(
    'site/public/images/my-shop/09-none.en-1600.webp is missing: run npm run images -- my-shop 09-none.png first.',
  );
});
