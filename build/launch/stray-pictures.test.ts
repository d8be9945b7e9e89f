import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStrayPictures } from './stray-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stray-'));
  write('shop/logo.svg', 'shop/01-home.en-540.avif', 'team/maria.webp', 'share/landing.en.png');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
}

const found = (sources: readonly string[] = []) =>
  checkStrayPictures({
    folder,
    cases: {
      shop: {
        cover: '01-home',
        technologies: [],
        gallery: [{ file: '01-home', aspect: 'square' }],
      },
    },
    team: ['maria'],
    shareImages: ['landing.en.png'],
    sources,
  });

test('pictures that the content refers to are let through', () => {
  write('.DS_Store', 'shop/.gitkeep');
  expect(found().map(({ outcome }) => outcome)).toEqual(['pass']);
});

test('the pictures of a case, person or screen that was taken out are found', () => {
  write('ecommerce/logo.svg', 'ecommerce/01-a.en-540.avif', 'team/ana.avif', 'team/ana.webp');
  write('shop/02-gone.en-540.avif', 'share/project-ecommerce.en.png');
  const [finding] = found();
  expect(finding?.outcome).toBe('fail');
  expect(finding?.what.match(/public\/images\/\S+/g)).toEqual([
    'public/images/ecommerce/,',
    'public/images/share/project-ecommerce.*,',
    'public/images/shop/02-gone.*,',
    'public/images/team/ana.*',
  ]);
});

test('a picture that the owner’s own code names is let through', () => {
  write('hero.jpg');
  expect(found()[0]?.what).toContain('public/images/hero.*');
  expect(found(["<img src='/images/hero.jpg'>"])[0]?.outcome).toBe('pass');
});
