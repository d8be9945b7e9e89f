import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareImageSize } from '../../app/head/share-image.ts';

test('the card fills the picture that pages say it is', () => {
  const card = /^\.card \{[^}]*?\bwidth: (\d+)px;\s*height: (\d+)px;/m;
  const [, width, height] = card.exec(readFileSync('artwork/share/share.css', 'utf8')) ?? [];
  expect({ width: Number(width), height: Number(height) }).toEqual(shareImageSize);
});
