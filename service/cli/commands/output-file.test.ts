import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmod, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Terminal } from '../command.ts';
import { writeOutput } from './output-file.ts';

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  out = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const terminal: Terminal = {
  async out(text) {
    out += text;
  },
  err() {},
  columns: undefined,
  watched: false,
  ask: undefined,
};

const write = (path: string | undefined, ...texts: string[]) =>
  writeOutput(path, terminal, async (append) => {
    for (const text of texts) await append(text);
  });

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('without a file the terminal gets the text', async () => {
  await write(undefined, 'a', 'b');
  expect(out).toBe('ab');
});

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
  const failing = writeOutput(path, terminal, async (append) => {
    await append('half');
    throw new Error('The store is away.');
  });
  await expect(failing).rejects.toThrow('The store is away.');
  expect(readdirSync(folder)).toEqual(['leads.csv']);
  expect(readFileSync(path, 'utf8')).toBe('older');
});

const canMakePipes = spawnSync('mkfifo', ['--help']).error === undefined;

test.runIf(canMakePipes)('a pipe is written into and stays one', async () => {
  const path = join(folder, 'pipe');
  spawnSync('mkfifo', [path]);
  const [read] = await Promise.all([readFile(path, 'utf8'), write(path, 'a', 'b')]);
  expect(read).toBe('ab');
  expect(statSync(path).isFIFO()).toBe(true);
  expect(readdirSync(folder)).toEqual(['pipe']);
});

test('where a file cannot be, the error names it', async () => {
  for (const path of [folder, join(folder, 'none', 'leads.csv')]) {
    await expect(write(path, 'text')).rejects.toThrow(`cannot be written to ${path} (`);
  }
  expect(readdirSync(folder)).toEqual([]);
});
