import { expect, test } from 'vitest';
import {
  addEntry,
  addKey,
  changeText,
  fieldsOf,
  moveUp,
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

test('every text of a file has a field, in the order of the file', () => {
  expect(fieldsOf(file).map(({ path, value }) => [path.join('.'), value])).toEqual([
    ['title', 'A: title'],
    ['lead', 'A long text that somebody folded by hand'],
    ['steps.0', 'one'],
    ['steps.1', 'two'],
    ['count', '3'],
  ]);
});

test('a changed text changes its own line and nothing else', () => {
  const changed = writeTextFile(changeText(file, ['steps', 1], 'three: 3'));
  expect(changed).toBe(source.replace('- two', "- 'three: 3'"));
  expect(writeTextFile(changeText(file, ['count'], 4))).toBe(
    source.replace('count: 3', 'count: 4'),
  );
});

test('a multi-line text is read back as typed', () => {
  const value = 'first\n\n  "second": {email}';
  const changed = changeText(file, ['lead'], value);
  expect(fieldsOf(changed).find(({ path }) => path[0] === 'lead')?.value).toBe(value);
});

test('a multi-line text is written as a block, and can become one line again', () => {
  const changed = changeText(file, ['lead'], 'first\n\nsecond: "x"');
  const [before = '', after = ''] = source.split(/lead: .*\n.*\n/);
  expect(writeTextFile(changed)).toBe(`${before}lead: |-\n  first\n\n  second: "x"\n${after}`);
  const again = changeText(changed, ['lead'], 'one line');
  expect(writeTextFile(again)).toBe(`${before}lead: one line\n${after}`);
});

test.each([
  ['', ''],
  ['  ', '  '],
])('a list entry can have several lines, too (%j)', (outer) => {
  const list = readTextFile('a.yaml', `a:\n${outer}- b: one\n${outer}  c: two\n`);
  const changed = changeText(list, ['a', 0, 'b'], 'x\n y');
  expect(fieldsOf(changed).map(({ value }) => value)).toEqual(['x\n y', 'two']);
});

test.each(['x, y', 'x: y', 'two\nlines'])('a text in a flow list stays one entry (%j)', (value) => {
  const list = readTextFile('a.yaml', 'a: [one, two]   # of two\nb: three\n');
  const changed = changeText(list, ['a', 1], value);
  expect(fieldsOf(changed).map((field) => field.value)).toEqual(['one', value, 'three']);
  expect(changed.head).toMatch(/# of two\nb: three\n$/);
});

test.each([
  ['a:\n  - x\n  - y\n', ['a', 0], '  b\nc'],
  ['a: [x, y]\n', ['a', 0], 'b\n \nc'],
  ['a: {b: x}\n', ['a', 'b'], 'c\n \nd'],
] as const)('in %j several lines stay as they were typed', (written, path, text) => {
  const changed = changeText(readTextFile('a.yaml', written), path, text);
  expect(fieldsOf(changed)[0]).toEqual({ path, value: text });
});

test('a comment beside a key without a value stays when that gets one', () => {
  const own = readTextFile('a.yaml', 'a: # one\nb:\n  # - two\n');
  expect(changeText(own, ['a'], 'x').head).toContain('a: x # one\n');
  expect(addEntry(own, ['b'], 'y').head).toContain('b:\n  # - two\n  - y\n');
});

test('a number is kept as it is written when an entry is added', () => {
  const written = 'postalCode: 01067\nid: 12345678901234567890\nphone: +551155550130\n';
  const own = readTextFile('a.yaml', `${written}days: []\n`);
  expect(addEntry(own, ['days'], 5).head).toBe(`${written}days:\n  - 5\n`);
});

test('adding an entry to a list copies what its last entry refers to', () => {
  const own = readTextFile('a.yaml', 'a:\n  - &x { b: c }\n  - *x\n');
  expect(addEntry(own, ['a']).head).toMatch(/\*x\n {2}- b: c\n$/);
});

test('adding a key or entry leaves the other texts and comments unchanged', () => {
  const own = readTextFile('a.yaml', 'a: [x, y] # flow\nb: {}\nc:\n  - one\nd: "quoted"\n');
  expect(writeTextFile(addEntry(own, ['c'], 'two'))).toBe(
    'a: [x, y] # flow\nb: {}\nc:\n  - one\n  - two\nd: "quoted"\n',
  );
  expect(writeTextFile(addKey(own, ['b', 'k'], { v: 'w' }))).toBe(
    'a: [x, y] # flow\nb:\n  k:\n    v: w\nc:\n  - one\nd: "quoted"\n',
  );
});

test('a list without indentation stays one list', () => {
  const own = readTextFile('a.yaml', 'c:\n- one\nd: 1\n');
  expect(fieldsOf(addEntry(own, ['c'], 'two')).map(({ value }) => value)).toEqual([
    'one',
    'two',
    '1',
  ]);
});

test('entries can be added to and removed from a list', () => {
  const more = addEntry(file, ['steps']);
  expect(fieldsOf(more).filter(({ path }) => path[0] === 'steps')).toHaveLength(3);
  const fewer = removeEntry(more, ['steps', 0]);
  expect(fieldsOf(fewer).filter(({ path }) => path[0] === 'steps')).toHaveLength(2);
});

test.each([
  ['cases:\nname: x\n', 'cases:\n  - one\nname: x\n'],
  ['cases: []\nname: x\n', 'cases:\n  - one\nname: x\n'],
  ['name: x\n', 'name: x\ncases:\n  - one\n'],
])('a first entry can be added to an empty list: %j', (before, after) => {
  const own = readTextFile('a.yaml', before);
  expect(writeTextFile(addEntry(own, ['cases'], 'one'))).toBe(after);
});

test('an entry is moved above the previous one, with its comment', () => {
  const own = readTextFile('a.yaml', 'a:\n  - b: 1 # first\n    c: x\n  - b: 2\n  - b: 3\nd: 4\n');
  expect(writeTextFile(moveUp(own, ['a', 1]))).toBe(
    'a:\n  - b: 2\n  - b: 1 # first\n    c: x\n  - b: 3\nd: 4\n',
  );
  expect(moveUp(own, ['a', 0])).toEqual(own);
});

test.each(['- one\n- two\n', 'one: 1\ntwo: 2\n'])(
  'the comment at the start of a file stays when the first entry is removed: %j',
  (entries) => {
    const own = readTextFile('a.yaml', `# Of all\n${entries}`);
    const [{ path: first = [] } = {}] = fieldsOf(own);
    const last = entries.split('\n').slice(1).join('\n');
    expect(writeTextFile(removeEntry(own, first))).toBe(`# Of all\n${last}`);
  },
);

test('the comment at the start of a file stays when the first entry is moved', () => {
  const own = readTextFile('a.yaml', '# Of all\n- one\n- two\n');
  expect(writeTextFile(moveUp(own, [1]))).toBe('# Of all\n- two\n- one\n');
});

test('a Markdown file keeps its front matter when its text changes', () => {
  const article = readTextFile('a.md', '---\ntitle: T\n---\n\nOld text.\n');
  const changed = changeText(article, ['---'], 'New **text**.');
  expect(writeTextFile(changed)).toBe('---\ntitle: T\n---\n\nNew **text**.\n');
});

test('a key is removed with all its content, even if other keys have the same', () => {
  const person = (id: string) => `  ${id}:\n    role: R\n    about: A\n`;
  const team = (...ids: string[]) =>
    readTextFile('a.yaml', `members:\n${ids.map(person).join('')}`);
  expect(removeEntry(team('ana', 'eva', 'ida'), ['members', 'eva'])).toEqual(team('ana', 'ida'));
  expect(removeEntry(team('ana', 'eva', 'ida'), ['members', 'ida'])).toEqual(team('ana', 'eva'));
});

test('a change without effect leaves the file unchanged', () => {
  const file = readTextFile('a.yaml', 'date:  2026-11-26\npicture: video\n');
  expect(addKey(file, ['picture'], 'video')).toEqual(file);
});
