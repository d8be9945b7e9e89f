import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmod, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speechIn } from '../owner-error.ts';
import { writePrivateFile } from './records.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* pieces(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

const write = (path: string, ...texts: string[]) =>
  writePrivateFile(path, pieces(texts), speechIn('en').say);

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('a file is for its owner alone, whatever lay there before', async () => {
  const path = join(folder, 'leads.csv');
  for (const name of [path, `${path}.part`]) {
    await writeFile(name, 'older and longer');
    await chmod(name, 0o644);
  }
  await write(path, 'new ', 'text');
  expect([await readFile(path, 'utf8'), modeOf(path)]).toEqual(['new text', 0o600]);
  expect(readdirSync(folder)).toEqual(['leads.csv']);
});

test('a link that lies in the place of the unfinished file leads nowhere', async () => {
  const [path, other] = [join(folder, 'leads.csv'), join(folder, 'other')];
  await writeFile(other, 'mine');
  await symlink(other, `${path}.part`);
  await write(path, 'text');
  expect(readdirSync(folder)).toEqual(['leads.csv', 'other']);
  expect([readFileSync(other, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['mine', 'text']);
});

test('a link to a file stays one', async () => {
  const [path, file] = [join(folder, 'link'), join(folder, 'leads.csv')];
  await writeFile(file, 'older');
  await symlink(file, path);
  await write(path, 'text');
  expect(readFileSync(file, 'utf8')).toBe('text');
  await write(path, 'again');
  expect(readFileSync(file, 'utf8')).toBe('again');
});

test('what fails half-way leaves the older file', async () => {
  const path = join(folder, 'leads.csv');
  await writeFile(path, 'older');
  async function* half(): AsyncGenerator<string> {
    yield 'half';
    throw new Error('The store is away.');
  }
  const failing = writePrivateFile(path, half(), speechIn('en').say);
  await expect(failing).rejects.toThrow(/^The store is away\.$/);
  expect(readdirSync(folder)).toEqual(['leads.csv']);
  expect(readFileSync(path, 'utf8')).toBe('older');
});

const canMakePipes = spawnSync('mkfifo', ['--help']).error === undefined;

test.runIf(canMakePipes)('what is no file stays as it is', async () => {
  const path = join(folder, 'pipe');
  spawnSync('mkfifo', [path]);
  await expect(write(path, 'a')).rejects.toThrow(`cannot be written to ${path} (`);
  expect(statSync(path).isFIFO()).toBe(true);
  expect(readdirSync(folder)).toEqual(['pipe']);
});

test('where a file cannot be, the error names it', async () => {
  for (const path of [folder, join(folder, 'none', 'leads.csv')]) {
    await expect(write(path, 'text')).rejects.toThrow(`cannot be written to ${path} (`);
  }
  expect(readdirSync(folder)).toEqual([]);
});
