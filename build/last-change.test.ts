import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastChange } from './last-change.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  folder = join(root, 'site');
  execFileSync('git', ['init', '-q', folder]);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function commit(at: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: at };
  const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  execFileSync('git', ['-C', folder, 'add', '.'], { env });
  execFileSync('git', ['-C', folder, ...who, 'commit', '-qm', 'Change'], { env });
}

test('a page has the day of its own last change, whatever else changed since', () => {
  write('words.ts', 'one');
  commit('2025-03-01T12:00:00Z');
  write('words.ts', 'two');
  commit('2025-04-02T23:30:00-03:00');
  write('other.ts', 'later');
  commit('2025-06-01T12:00:00Z');
  expect(lastChange(['words.ts'], folder)).toBe('2025-04-03');
  expect(lastChange(['.', ':(exclude)other.ts'], folder)).toBe('2025-04-03');
  expect(lastChange(['words.ts', 'other.ts'], folder)).toBe('2025-06-01');
});

test('where git cannot know the day, none is said', () => {
  write('words.ts', 'one');
  commit('2025-03-01T12:00:00Z');
  expect(lastChange(['none.ts'], folder)).toBeUndefined();
  write('words.ts', 'not committed');
  expect(lastChange(['words.ts'], folder)).toBeUndefined();
  commit('2025-04-01T12:00:00Z');
  const clone = join(root, 'clone');
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${folder}`, clone]);
  expect(lastChange(['words.ts'], clone)).toBeUndefined();
  expect(lastChange(['words.ts'], join(root, 'none'))).toBeUndefined();
});
