import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../../src/content/load-site.ts';
import { required } from '../../src/content/site.ts';
import {
  removeOrphans,
  shareFolder,
  shareImageStates,
  shareImages,
  shareImagesToDraw,
  writeShareImage,
} from './share-record.ts';

const { site } = loadSite();
const landing = required(
  shareImages(site).find(({ file }) => file === 'landing.en.png'),
  'landing page',
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(shareFolder(folder), { recursive: true });
  writeShareImage(landing, Buffer.from('drawn'), site, folder);
});

const write = (name: string, text: string) => writeFileSync(join(shareFolder(folder), name), text);

function stateOf(name: string): string | undefined {
  return shareImageStates(site, folder).find(({ file }) => file === name)?.state;
}

test('the demo’s share images match its words (otherwise: npm run artwork:share)', () => {
  const { site: demo } = loadSite('demo/trinta');
  const states = shareImageStates(demo, 'demo/trinta');
  expect(states.filter(({ state }) => state !== 'current')).toEqual([]);
});

test('an image made from the present words is current, and a missing one is missing', () => {
  expect(stateOf('landing.en.png')).toBe('current');
  expect(stateOf('landing.pt-BR.png')).toBe('missing');
});

test('an image made from other words is stale, unless it was replaced by hand', () => {
  const renamed = { ...site, facts: { ...site.facts, name: 'Another' } };
  expect(shareImageStates(renamed, folder)).toContainEqual({
    file: 'landing.en.png',
    state: 'stale',
  });
  write('landing.en.png', 'painted by hand');
  expect(shareImageStates(renamed, folder)).toContainEqual({
    file: 'landing.en.png',
    state: 'current',
  });
});

test('an image with another mark or another theme is stale', () => {
  const redrawn = { ...site, mark: { ...site.mark, svg: '<svg viewBox="0 0 9 9"></svg>' } };
  expect(shareImageStates(redrawn, folder)).toContainEqual({
    file: 'landing.en.png',
    state: 'stale',
  });
  writeFileSync(join(folder, 'theme.css'), ':root { --accent: teal }');
  expect(stateOf('landing.en.png')).toBe('stale');
});

test('a generated image of a deleted page is removed, and no other', () => {
  const record = join(folder, 'share-images.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace('landing.en', 'project-gone.en'));
  write('project-gone.en.png', 'drawn');
  write('project-other.en.png', 'painted by hand');
  expect(removeOrphans(site, folder)).toEqual(['project-gone.en.png']);
  const read = (name: string) => readFileSync(join(shareFolder(folder), name), 'utf8');
  expect(() => read('project-gone.en.png')).toThrow();
  expect(read('project-other.en.png')).toBe('painted by hand');
});

test('an image made by hand is kept without its page, although one was drawn before', () => {
  const record = join(folder, 'share-images.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace('landing.en', 'project-gone.en'));
  write('project-gone.en.png', 'painted by hand');
  expect(removeOrphans(site, folder)).toEqual([]);
  const kept = readFileSync(join(shareFolder(folder), 'project-gone.en.png'), 'utf8');
  expect(kept).toBe('painted by hand');
});

test('all images except those made by hand are drawn, and these too if named', () => {
  const asked = (name: string) => {
    const { draw: toDraw, leftAlone } = shareImagesToDraw(name, site, folder);
    return { drawn: toDraw.map(({ file }) => file), leftAlone };
  };
  const all = asked('');
  expect(all.leftAlone).toEqual([]);
  expect(all.drawn).toEqual(expect.arrayContaining(['landing.en.png', 'landing.pt-BR.png']));

  write('landing.en.png', 'painted by hand');
  write('terms.en.png', 'painted by hand, and never drawn');
  const rest = asked('');
  expect(rest.leftAlone.toSorted()).toEqual(['landing.en.png', 'terms.en.png']);
  expect(rest.drawn).toHaveLength(all.drawn.length - 2);
  expect(rest.drawn).not.toContain('landing.en.png');
  expect(asked('landing.en')).toEqual({ drawn: ['landing.en.png'], leftAlone: [] });
});
