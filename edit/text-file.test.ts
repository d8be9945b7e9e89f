import { expect, test } from 'vitest';
import {
  addEntry,
  changeText,
  fieldsOf,
  readTextFile,
  removeEntry,
  writeTextFile,
} from './text-file.ts';

const source = `# Ours, and a comment that stays
title: 'A: title'   # beside it
lead: A long text that somebody
  folded by hand
steps:
  - one
  - two
count: 3
`;
const file = readTextFile('a.yaml', source);

test('every text of a file can be edited, in its order', () => {
  expect(fieldsOf(file).map(({ path, value }) => [path.join('.'), value])).toEqual([
    ['title', 'A: title'],
    ['lead', 'A long text that somebody folded by hand'],
    ['steps.0', 'one'],
    ['steps.1', 'two'],
    ['count', '3'],
  ]);
});

test('a changed text changes its own line and nothing else', () => {
  const changed = writeTextFile(changeText(file, { path: ['steps', 1], value: 'three: 3' }));
  expect(changed).toBe(source.replace('- two', '- "three: 3"'));
  expect(writeTextFile(changeText(file, { path: ['count'], value: '4' }))).toBe(
    source.replace('count: 3', 'count: 4'),
  );
});

test('a text of several lines is read back as it was typed', () => {
  const value = 'first\n\n  "second": {email}';
  const changed = changeText(file, { path: ['lead'], value });
  expect(fieldsOf(changed).find(({ path }) => path[0] === 'lead')?.value).toBe(value);
});

test('a list takes another entry and gives one away', () => {
  const more = addEntry(file, ['steps']);
  expect(fieldsOf(more).filter(({ path }) => path[0] === 'steps')).toHaveLength(3);
  const fewer = removeEntry(more, ['steps', 0]);
  expect(fieldsOf(fewer).filter(({ path }) => path[0] === 'steps')).toHaveLength(2);
});

test('a Markdown file keeps its head when its text changes', () => {
  const article = readTextFile('a.md', '---\ntitle: T\n---\n\nOld text.\n');
  const changed = changeText(article, { path: ['---'], value: 'New **text**.' });
  expect(writeTextFile(changed)).toBe('---\ntitle: T\n---\n\nNew **text**.\n');
});
