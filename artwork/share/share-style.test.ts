import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareImageSize } from '../../app/head/share-image.ts';
import { palette } from '../../app/styles/palette.ts';

const read = (name: string) => readFileSync(`artwork/share/${name}`, 'utf8');

test('the card fills the picture that pages say it is', () => {
  const card = /^\.card \{[^}]*?\bwidth: (\d+)px;\s*height: (\d+)px;/m;
  const [, width, height] = card.exec(read('share.css')) ?? [];
  expect({ width: Number(width), height: Number(height) }).toEqual(shareImageSize);
});

// The images count as outdated once these files change, so that they write their colours down.
test('the card has the colours of the light scheme', () => {
  const ownColours = ['#fff', '#e4ddd1'];
  const known = new Set([...Object.values(palette).map(({ light }) => light), ...ownColours]);
  const written = ['share.css', 'share-card.tsx'].flatMap(
    (name) => read(name).match(/#[\da-f]{3,8}\b/gi) ?? [],
  );
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((colour) => !known.has(colour))).toEqual([]);
});
