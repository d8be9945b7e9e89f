import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { recordPictures } from '../../build/launch/shipped-pictures.ts';
import { replacedPortraits } from './replaced-portraits.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portraits-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'public/images/team'), { recursive: true });
  for (const file of ['ana.avif', 'ana.webp', 'bruno.webp']) write(file, `drawn ${file}`);
});

const write = (file: string, text: string) =>
  writeFileSync(join(root, 'public/images/team', file), text);

test('portraits as they were shipped, and those that are not there, may be drawn', () => {
  const shipped = recordPictures(root);
  for (const id of ['ana', 'bruno', 'clara']) {
    expect(replacedPortraits(id, root, shipped)).toEqual([]);
  }
});

test('a photo in the place of a drawing is told, in either format', () => {
  const shipped = recordPictures(root);
  write('ana.webp', 'a photo');
  write('clara.avif', 'a photo of somebody who was never drawn');
  expect(replacedPortraits('ana', root, shipped)).toEqual(['public/images/team/ana.webp']);
  expect(replacedPortraits('bruno', root, shipped)).toEqual([]);
  expect(replacedPortraits('clara', root, shipped)).toEqual(['public/images/team/clara.avif']);
});
