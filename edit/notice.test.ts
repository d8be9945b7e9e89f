import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fieldName } from './apply-form.ts';
import { faultNotice } from './notice.ts';
import { SiteFolder } from './site-folder.ts';
import { openTestEditor, type TestEditor } from './testing/test-editor.ts';
import { bodyPath } from './text-file.ts';
import { editorWords } from './words.ts';

let editor: TestEditor;
beforeEach(() => {
  editor = openTestEditor();
});

test('a cover that is not one of the images is marked', async () => {
  const cover = fieldName('cases/ecommerce/case.yaml', ['cover']);
  const answer = await editor.post('/edit/cases/ecommerce', { [cover]: 'no-such-image' });
  const field = parse(await answer.text()).querySelector('[aria-invalid]');
  expect(field?.getAttribute('name')).toBe(cover);
});

test.each([
  ['languages: [pt-BR, fr]\n', 1, '[aria-invalid]', 'en'],
  ['', 0, 'details select', 'pt-BR'],
])('languages written as %j can be corrected by a choice', async (written, at, field, choice) => {
  const file = join(editor.path, 'site.yaml');
  writeFileSync(file, editor.read('site.yaml').replace(/^languages.*\n/m, written));
  const page = parse(await (await editor.get('/edit/site')).text());
  const name = fieldName('site.yaml', ['languages', at]);
  const fields = page.querySelectorAll(field).map((one) => one.getAttribute('name'));
  expect(fields).toContain(name);
  await editor.post('/edit/site', { [name]: choice });
  expect(editor.faults()).toEqual([]);
});

test.each([
  ['words/faq', fieldName('words/en/faq.yaml', ['lead'])],
  ['legal/terms', fieldName('words/en/legal/terms.md', bodyPath)],
])('an unknown name in braces is marked on the page of %s', async (id, field) => {
  const answer = await editor.post(`/edit/${id}`, { [field]: 'Ask\n\nor {nmae}' });
  const marked = parse(await answer.text()).querySelector('[aria-invalid]');
  expect(marked?.getAttribute('name')).toBe(field);
});

test.each([
  ['empty', "  '1': ''\n"],
  ['missing', ''],
])(
  'a caption that is %s is marked, though its picture has a number as name',
  async (_, caption) => {
    const rename = (file: string, from: RegExp, to: string) =>
      writeFileSync(join(editor.path, file), editor.read(file).replace(from, to));
    rename('cases/ecommerce/case.yaml', /01-shop-front/g, "'1'");
    rename('cases/ecommerce/pt-BR.yaml', /01-shop-front/, "'1'");
    rename('cases/ecommerce/en.yaml', /.*01-shop-front.*\n/, caption);
    const page = parse(await (await editor.get('/edit/cases/ecommerce')).text());
    const name = page.querySelector('[aria-invalid]')?.getAttribute('name') ?? '';
    expect(name).toBe(fieldName('cases/ecommerce/en.yaml', ['captions', '1']));
    expect(page.querySelector('[role=status]')?.text).toContain('Captions, 1 (captions.1)');
    await editor.post('/edit/cases/ecommerce', { [name]: 'Home' });
    expect(editor.faults()).toEqual([]);
  },
);

test.each(['people.yaml', 'words/en/faq.yaml'])(
  'a fault of all of %s names no key',
  async (file) => {
    writeFileSync(join(editor.path, file), '');
    const said = parse(await (await editor.get('/')).text()).querySelector('[role=status]')?.text;
    expect(said).toMatch(new RegExp(`${file}: the file `));
  },
);

test('every page says why a file cannot be read', async () => {
  const file = join(editor.path, 'words/en/faq.yaml');
  rmSync(file);
  mkdirSync(file);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  for (const address of ['/', '/edit/words/faq', '/edit/words/hero']) {
    const answer = await editor.get(address);
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('EISDIR')]);
  }
});

test('a fault links to its field on Windows too', () => {
  const values = { file: `${editor.path}/words\\en\\faq.yaml`, key: 'heading' };
  const at = { folder: new SiteFolder(editor.path) };
  const { href } = faultNotice({ sentence: 'keyMissing', values }, editorWords.en, 'en', at);
  expect(href).toMatch(/^\/edit\/words\/faq#/);
});

test('a fault counts the entries of a list like the labels of the form', async () => {
  const file = 'words/en/faq.yaml';
  const answer = fieldName(file, ['items', 1, 'answer']);
  const page = parse(await (await editor.post('/edit/words/faq', { [answer]: '' })).text());
  expect(page.querySelector('[aria-invalid]')?.getAttribute('name')).toBe(answer);
  expect(page.querySelector('[role=status]')?.text).toContain('Items 2, answer (items.2.answer)');
});
