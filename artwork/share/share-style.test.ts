import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareImageSize } from '../../src/head/page-head.ts';

const read = (name: string) => readFileSync(`artwork/share/${name}`, 'utf8');

test('the card has the size that pages declare', () => {
  const card = /^\.card \{[^}]*?\bwidth: (\d+)px;\s*height: (\d+)px;/m;
  const [, width, height] = card.exec(read('share.css')) ?? [];
  expect({ width: Number(width), height: Number(height) }).toEqual(shareImageSize);
});

test.each(['share.css', 'share-card.tsx'])('%s has only the theme’s colours', (name) => {
  expect(read(name).match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi)).toBeNull();
});
