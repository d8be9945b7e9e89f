import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeProgramFiles } from './program-files.ts';

test('files of file managers and Office are not published, hidden files of the site are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'images/team'), { recursive: true });
  mkdirSync(join(folder, '.well-known'));
  const own = ['.well-known/security.txt', 'images/team/ana.webp', 'index.html'];
  const theirs = [
    '.DS_Store',
    'images/.DS_Store',
    'images/team/._ana.webp',
    'images/team/Thumbs.db',
  ];
  for (const file of [...own, ...theirs, 'desktop.ini', 'images/~$list.docx']) {
    writeFileSync(join(folder, file), '');
  }
  removeProgramFiles(folder);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = left.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files.sort()).toEqual(['ana.webp', 'index.html', 'security.txt']);
});
