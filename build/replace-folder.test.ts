import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

function newPlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'replace-folder-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  return place;
}

function write(folder: string, text: string): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'page.html'), text);
  return folder;
}

test.each([true, false])('the new folder replaces the old one (existing: %s)', (isThere) => {
  const place = newPlace();
  const dist = join(place, 'dist');
  if (isThere) write(dist, 'old');
  replaceFolder(dist, write(join(place, 'next'), 'new'));
  expect(readFileSync(join(dist, 'page.html'), 'utf8')).toBe('new');
  expect(readdirSync(place), 'nothing is left beside it').toEqual(['dist']);
});

test('the old folder stays if it cannot be replaced', () => {
  const place = newPlace();
  const dist = write(join(place, 'dist'), 'old');
  expect(() => replaceFolder(dist, join(place, 'next'))).toThrow('ENOENT');
  expect(readFileSync(join(dist, 'page.html'), 'utf8')).toBe('old');
});

test('of two concurrent builds, one is complete in the end', () => {
  const place = newPlace();
  const dist = write(join(place, 'dist'), 'old');
  const one = write(join(place, 'one'), 'one');
  const other = write(join(place, 'other'), 'other');
  replaceFolder(dist, one);
  replaceFolder(dist, other);
  expect(readFileSync(join(dist, 'page.html'), 'utf8')).toBe('other');
  expect(existsSync(one) || existsSync(other)).toBe(false);
});
