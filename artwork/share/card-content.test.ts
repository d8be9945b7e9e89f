import { expect, test } from 'vitest';
import { pictureOf } from './card-content.ts';

test('a missing cover is reported with the command that creates it', () => {
  const image = { file: '09-none', aspect: 'video' } as const;
  expect(() => pictureOf('my-shop', image, 'en', 'site')).toThrow(
    'site/public/images/my-shop/09-none.en-1600.webp is missing: run npm run images -- my-shop 09-none.png first.',
  );
});
