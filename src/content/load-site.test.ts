import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { loadSite } from './load-site.ts';
import { type Remark, SiteError, sayRemark } from './remark.ts';
import { type Change, copyDemo } from './testing/copy-demo.ts';

const folders: string[] = [];

function copyWith(changes: Readonly<Record<string, Change>> = {}): string {
  const folder = copyDemo(changes);
  folders.push(folder);
  return folder;
}

function remarksOn(folder: string): readonly Remark[] {
  try {
    loadSite(folder);
    return [];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return error.faults;
  }
}

/** The faults of a site folder, with paths relative to it. */
const faultsOf = (folder: string): readonly string[] =>
  remarksOn(folder).map((fault) => sayRemark(fault).replaceAll(join(folder, '/'), ''));

const inWords = (sentence: Remark['sentence']) => sayRemark({ sentence });

const inFacts = (sentence: Remark['sentence'], values: Remark['values'] = {}) =>
  sayRemark({ sentence, values: { file: 'site.yaml', ...values } });

const faultsWith = (changes: Readonly<Record<string, Change>>) => faultsOf(copyWith(changes));

function faultsWithout(...files: readonly string[]): readonly string[] {
  const folder = copyWith();
  for (const file of files) rmSync(join(folder, file), { recursive: true });
  return faultsOf(folder);
}

const replace = (wrong: RegExp, by: string) => (text: string) => text.replace(wrong, by);

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('the demo has no faults', () => {
  expect(faultsOf(copyWith())).toEqual([]);
});

describe('a site of one language', () => {
  const onlyEnglish = (text: string) => text.replace(/^languages: .*/m, 'languages: [en]');
  const inEnglish = (text: string) =>
    onlyEnglish(text).replace(/^ownerLanguage: .*/m, 'ownerLanguage: en');

  test('needs no words of another, and uses its own for readers of another', () => {
    const folder = copyWith({ 'site.yaml': inEnglish });
    rmSync(join(folder, 'words/pt-BR'), { recursive: true });
    const { words } = loadSite(folder).site;
    expect(words['pt-BR'].hero).toEqual(words.en.hero);
  });

  test('requires that the owner’s language is that one', () => {
    expect(faultsWith({ 'site.yaml': onlyEnglish })).toEqual([inFacts('foreignOwner')]);
  });
});

test.each([
  [
    'a comma',
    replace(/^phone:\n.*\n.*/m, 'phone: { shown: "1" dialled: "2" }'),
    / at line 5, column 21\.$/,
  ],
  ['a bracket', replace(/^cases:/m, 'cases: [a, b\nmore:'), / \] at line \d+, column 1\.$/],
  ['quotes', replace(/^name: .*/m, 'name: *X*'), / column 7\.$/],
])('a file that is not YAML is reported with the place and the missing character: %s', (...of) => {
  const [, change, why] = of;
  expect(remarksOn(copyWith({ 'site.yaml': change }))[0]).toMatchObject({
    sentence: 'notYaml',
    values: { file: expect.stringMatching(/site\.yaml$/), why: expect.stringMatching(why) },
  });
});

describe('a wrong key is reported with what to do', () => {
  const wrongKeys: readonly [title: string, change: Change, faults: readonly string[]][] = [
    [
      'unknown, and missing under its name',
      replace(/^email:/m, 'emial:'),
      ['site.yaml: email is missing. Add it.', inFacts('unknownKey', { key: 'emial' })],
    ],
    [
      'inside another one',
      replace(/^ {2}city: .*\n/m, ''),
      ['site.yaml: address.city is missing. Add it.'],
    ],
    [
      'a number in place of a text',
      replace(/^name: .*/m, 'name: 30'),
      ['site.yaml: name must be a text, but is 30. Put it in quotes.'],
    ],
    [
      'a text in place of a list',
      replace(/^cases:\n(?: {2}- .*\n)*/m, 'cases: ecommerce\n'),
      ['site.yaml: cases must be a list, but is "ecommerce".'],
    ],
    [
      'a text in place of keys',
      replace(/^phone:\n.*\n.*/m, 'phone: "30"'),
      [inFacts('wrongType', { key: 'phone', wanted: inWords('keysWithValues'), value: '"30"' })],
    ],
    ['empty', replace(/^name: .*/m, 'name:'), ['site.yaml: name must be a text, but is empty.']],
    [
      'an empty text',
      replace(/^name: .*/m, 'name: ""'),
      ['site.yaml: name is empty: write the text.'],
    ],
    [
      'an entry of a list, which people count from 1',
      replace(/^cases:\n(?: {2}- .*\n)*/m, 'cases: [ecommerce, A]\n'),
      [inFacts('wrongValue', { key: 'cases.2', why: inWords('noSlug') })],
    ],
    [
      'no host name',
      replace(/^domain: .*/m, 'domain: https://aurora.com.br/'),
      [inFacts('wrongValue', { key: 'domain', why: inWords('noHostName') })],
    ],
  ];
  test.each(wrongKeys)('%s', (_, change, faults) => {
    expect(faultsWith({ 'site.yaml': change })).toEqual(faults);
  });
});

test('all faults are reported at once', () => {
  const faults = faultsWith({
    'site.yaml': replace(/^linkedin: .*/m, 'linkedin: trinta'),
    'words/en/faq.yaml': replace(/^heading:/m, 'haeding:'),
  });
  // Words are read only if the facts that they use are valid.
  expect(faults).toEqual(['site.yaml: linkedin is not a web address: write it with https://.']);
  expect(
    faultsWith({
      'people.yaml': replace(/name:/, 'nmae:'),
      'words/en/faq.yaml': replace(/^heading:/m, 'haeding:'),
    }),
  ).toHaveLength(4);
});

test.each(['latin1', 'utf16le'] as const)(
  'a file saved as %s is reported, with how to save it',
  (encoding) => {
    const folder = copyWith();
    const file = 'words/pt-BR/faq.yaml';
    writeFileSync(
      join(folder, file),
      Buffer.from('\uFEFFheading: Dúvidas\nlead: Não\nitems: []\n', encoding),
    );
    expect(faultsOf(folder)).toEqual([
      expect.stringMatching(/^words.pt-BR.faq.yaml is not .*UTF-8/),
    ]);
  },
);

test.each(['mark.svg', 'hero-sketch.svg'])('a missing file is reported: %s', (file) => {
  expect(faultsWithout(file)).toEqual([`${file} is missing. Add it.`]);
});

test('a case’s own part without a default export is reported', () => {
  const file = 'cases/ecommerce/detail.tsx';
  expect(faultsWith({ [file]: replace(/export default /, 'export ') })).toEqual([
    expect.stringMatching(/^cases.ecommerce.detail\.tsx .*export default/),
  ]);
});

describe('what one language has and the other lacks is reported', () => {
  test('a file of words', () => {
    expect(faultsWithout('words/en/faq.yaml')).toEqual(['words/en/faq.yaml is missing. Add it.']);
  });

  test('a case and a legal page', () => {
    expect(faultsWithout('cases/ecommerce/en.yaml', 'words/pt-BR/legal/terms.md')).toEqual([
      'words/pt-BR/legal/terms.md is missing. Add it.',
      'cases/ecommerce/en.yaml is missing. Add it.',
    ]);
  });

  test('an entry of a list', () => {
    const entry = '  - question: More?\n    answer: More.\n';
    const values = { key: 'items', n: expect.any(Number), language: 'pt-BR' };
    expect(remarksOn(copyWith({ 'words/pt-BR/faq.yaml': (text) => text + entry }))).toMatchObject([
      {
        sentence: 'entryMissing',
        values: { ...values, file: expect.stringMatching(/en.faq.yaml$/) },
      },
    ]);
  });

  test('except a section that both omit', () => {
    const files = ['faq', 'about', 'team', 'technologies', 'services', 'cases', 'methodology'];
    expect(
      faultsWithout(
        ...files.flatMap((name) => ['en', 'pt-BR'].map((it) => `words/${it}/${name}.yaml`)),
      ),
    ).toEqual([]);
  });
});

test('an unknown name in braces is reported with its file and text', () => {
  const tagline = replace(/^tagline: .*/m, 'tagline: Ask {nmae}');
  expect(remarksOn(copyWith({ 'words/en/footer.yaml': tagline }))[0]).toMatchObject({
    sentence: 'unknownName',
    values: { file: expect.stringMatching(/en.footer.yaml$/), name: 'nmae', text: 'Ask {nmae}' },
  });
});

test('only the line with the unknown name is quoted from a long text, with the known ones', () => {
  const page = 'words/en/legal/terms.md';
  const more = (text: string) => `${text}\nAsk {nmae}.\n\nMore.\n`;
  expect(remarksOn(copyWith({ [page]: more }))[0]).toMatchObject({
    sentence: 'unknownName',
    values: { text: 'Ask {nmae}.', known: expect.stringMatching(/^name, /) },
  });
});

describe('an article’s folder', () => {
  const addTo = (folder: string, name: string, title = 'T', text = 'Text') => {
    const article = join(folder, 'articles', name);
    mkdirSync(article, { recursive: true });
    writeFileSync(join(article, 'article.yaml'), 'date: 2026-11-24\nauthor: Ana\n');
    const source = `---\ntitle: ${title}\ndescription: D\n---\n${text}`;
    for (const file of ['pt-BR.md', 'en.md']) writeFileSync(join(article, file), source);
  };

  test('must have a name that is valid in a URL', () => {
    const folder = copyWith();
    addTo(folder, 'Ação & mais');
    const values = { file: 'articles/Ação & mais' };
    expect(faultsOf(folder)).toEqual([sayRemark({ sentence: 'folderName', values })]);
  });

  test('keeps every name in braces, in code and in text', () => {
    const folder = copyWith();
    const markdown = 'By {name}:\n\n```js\nf({name}, {id});\n```';
    addTo(folder, 'first', 'A {name}', markdown);
    const { first } = loadSite(folder).site.words.en.articleWords;
    expect(first).toEqual({ title: 'A {name}', description: 'D', markdown });
  });

  test('is ignored if it is hidden', () => {
    const folder = copyWith();
    addTo(folder, '.obsidian');
    addTo(folder, 'first');
    expect(Object.keys(loadSite(folder).site.articles)).toEqual(['first']);
  });
});

describe('a legal page', () => {
  const page = 'words/en/legal/terms.md';

  test('must start with its title and description', () => {
    const said = sayRemark({ sentence: 'noHead', values: { file: page } });
    expect(faultsWith({ [page]: () => 'These terms' })).toEqual([said]);
  });

  test('has its front matter checked like any file', () => {
    expect(faultsWith({ [page]: replace(/^title: .*\n/m, '') })).toEqual([
      `${page}: title is missing. Add it.`,
    ]);
  });

  test('has errors of its front matter reported with the line in the file', () => {
    const change = replace(/^title: .*/m, 'title: Terms: ours');
    expect(faultsWith({ [page]: change })[0]).toMatch(/ at line 2, column 8\. .* needs quotes\.$/);
  });

  test('must have a text', () => {
    expect(faultsWith({ [page]: (text) => text.replace(/\n---\n.*$/s, '\n---\n') })).toEqual([
      `${page}: the file is empty: write the text.`,
    ]);
  });

  test('may have Windows line endings', () => {
    expect(faultsWith({ [page]: (text) => text.replaceAll('\n', '\r\n') })).toEqual([]);
  });

  test('may start with a byte order mark', () => {
    expect(faultsWith({ [page]: (text) => `\uFEFF${text}` })).toEqual([]);
  });

  test('keeps YAML syntax in its text, and has the facts filled in', () => {
    const body = '# {name}: "terms" & [more](/terms)\n\n- one: 1';
    const folder = copyWith({ [page]: replace(/\n---\n.*$/s, `\n---\n\n${body}\n`) });
    const { site } = loadSite(folder);
    expect(site.words.en.legal.terms.markdown).toBe(body.replace('{name}', site.facts.name));
  });
});

test('the error shows the faults without a stack trace', () => {
  const folder = copyWith({ 'site.yaml': replace(/^email:/m, 'emial:') });
  let told: unknown;
  try {
    loadSite(folder);
  } catch (error) {
    told = error instanceof Error ? error.stack : error;
  }
  const values = { file: join(folder, 'site.yaml'), key: 'email' };
  expect(told).toContain(sayRemark({ sentence: 'keyMissing', values }, 'pt-BR'));
  expect(told).not.toMatch(/^\s+at /m);
});
