import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTimesIn } from './read-maintenance.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup counts with the time it was written', () => {
  writeFileSync(join(folder, '1.sqlite'), 'leads');
  utimesSync(join(folder, '1.sqlite'), 1_800_000_000, 1_800_000_000);
  expect(writeTimesIn(folder)).toEqual([1_800_000_000_000]);
});

test('an empty file, a folder and what was cut off are no backups', () => {
  writeFileSync(join(folder, 'x.sqlite'), '');
  writeFileSync(join(folder, '1.sqlite.c0ffee00.part'), 'leads');
  mkdirSync(join(folder, 'old'));
  expect(writeTimesIn(folder)).toEqual([]);
});

test('a link that leads nowhere ends nothing', () => {
  symlinkSync(join(folder, 'gone'), join(folder, 'latest.sqlite'));
  symlinkSync(join(folder, 'round'), join(folder, 'round'));
  expect(writeTimesIn(folder)).toEqual([]);
});

test('neither a folder that is not there nor a file in its place holds backups', () => {
  expect(writeTimesIn(join(folder, 'none'))).toEqual([]);
  writeFileSync(join(folder, 'backups'), 'leads');
  expect(writeTimesIn(join(folder, 'backups'))).toEqual([]);
});
