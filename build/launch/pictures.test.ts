import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProjectFacts } from '../../app/content/project.ts';
import { checkPictures } from './pictures.ts';
import { checkShareImages } from './share-images.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
}

const facts: ProjectFacts = {
  cover: '01-home',
  technologies: [],
  gallery: [{ file: '01-home', aspect: 'square' }],
};
const everyFile = ['pt-BR', 'en'].flatMap((language) =>
  ['540.avif', '810.avif', '810.webp', '1080.avif', '1080.webp'].map(
    (end) => `product-launch/01-home.${language}-${end}`,
  ),
);
const found = (cases = { 'product-launch': facts }) =>
  checkPictures({ folder, cases, team: [] }).filter(({ outcome }) => outcome === 'fail');

test('a case whose pictures are all there is let through', () => {
  write('product-launch/logo.svg', ...everyFile);
  expect(found()).toEqual([]);
});

test('a case without logo or picture is told of, with the command that makes it', () => {
  const findings = found();
  expect(findings.map(({ todo }) => todo)).toEqual([
    expect.stringContaining('npm run images -- product-launch logo.svg'),
    expect.stringContaining('npm run images -- product-launch 01-home.png'),
  ]);
});

test.each(everyFile)('%s is asked for by a page', (file) => {
  write('product-launch/logo.svg', ...everyFile.filter((one) => one !== file));
  expect(found()).toHaveLength(1);
});

test('a cover that the gallery lacks would leave the card empty', () => {
  write('product-launch/logo.svg', ...everyFile);
  expect(found({ 'product-launch': { ...facts, cover: '02-gone' } })).toHaveLength(1);
});

test('a person without a photo is told of, with the command that makes it', () => {
  write('team/ana.avif', 'team/ana.webp', 'team/bia.webp');
  const findings = checkPictures({ folder, cases: {}, team: ['ana', 'bia'] });
  expect(findings.map(({ todo }) => todo)).toEqual([
    expect.stringContaining('npm run images -- team bia.jpg'),
  ]);
});

test('share images that are missing or old are told of, each by its name', () => {
  expect(checkShareImages([{ file: 'a.png', state: 'current' }])[0]?.outcome).toBe('pass');
  const findings = checkShareImages([
    { file: 'a.png', state: 'missing' },
    { file: 'b.png', state: 'stale' },
    { file: 'c.png', state: 'current' },
  ]);
  expect(findings.map(({ outcome, what }) => [outcome, what.match(/\w\.png/g)])).toEqual([
    ['fail', ['a.png']],
    ['fail', ['b.png']],
  ]);
});
