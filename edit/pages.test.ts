import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { fieldName } from './apply-form.ts';
import { openTestEditor, type TestEditor } from './testing/test-editor.ts';
import { editorWords } from './words.ts';

/** The labels of a page's rows and buttons, from top to bottom. */
async function shownOn(editor: TestEditor, address: string): Promise<readonly string[]> {
  const page = parse(await (await editor.get(address)).text());
  return page.querySelectorAll('legend, section button').map(({ text }) => text);
}

test('a row that one language lacks stays in its place', async () => {
  const editor = openTestEditor();
  const shown = await shownOn(editor, '/edit/words/faq');
  for (const file of ['words/pt-BR/faq.yaml', 'words/en/faq.yaml']) {
    const before = editor.read(file);
    const items = before.split('  - ').with(2, 'question: Only this?\n');
    writeFileSync(join(editor.path, file), items.join('  - '));
    expect(await shownOn(editor, '/edit/words/faq')).toEqual(shown);
    writeFileSync(join(editor.path, file), before);
  }
});

test('the row of an engine’s text stays in its place when the text is replaced', async () => {
  const editor = openTestEditor();
  const shown = await shownOn(editor, '/edit/words/navigation');
  await editor.post('/edit/words/navigation', {
    [fieldName('words/pt-BR/navigation.yaml', ['menu'])]: 'Sumário',
  });
  expect(await shownOn(editor, '/edit/words/navigation')).toEqual(shown);
});

test('the field for a new id says in the browser’s own message what it accepts', async () => {
  const editor = openTestEditor();
  for (const address of ['/', '/edit/people']) {
    const page = parse(await (await editor.get(address)).text());
    expect(page.querySelector('[name=id]')?.getAttribute('title')).toBe(editorWords.en.invalidId);
  }
});
