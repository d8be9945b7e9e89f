import { parse } from 'node-html-parser';
import { beforeEach, expect, test } from 'vitest';
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
  ['words/faq', fieldName('words/en/faq.yaml', ['lead'])],
  ['legal/terms', fieldName('words/en/legal/terms.md', bodyPath)],
])('an unknown name in braces is marked on the page of %s', async (id, field) => {
  const answer = await editor.post(`/edit/${id}`, { [field]: 'Ask\n\nor {nmae}' });
  const marked = parse(await answer.text()).querySelector('[aria-invalid]');
  expect(marked?.getAttribute('name')).toBe(field);
});

test('a fault links to its field on Windows too', () => {
  const values = { file: `${editor.path}/words\\en\\faq.yaml`, key: 'heading' };
  const at = { folder: new SiteFolder(editor.path) };
  const { href } = faultNotice({ sentence: 'keyMissing', values }, editorWords.en, 'en', at);
  expect(href).toMatch(/^\/edit\/words\/faq#/);
});
