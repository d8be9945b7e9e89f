import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fieldName } from './apply-form.ts';
import { openTestEditor, type TestEditor } from './testing/test-editor.ts';
import { editorWords } from './words.ts';

let editor: TestEditor;
beforeEach(() => {
  editor = openTestEditor();
});

/** The values that a page's untouched form would send. */
async function formAt(address: string): Promise<Record<string, string>> {
  const page = parse(await (await editor.get(address)).text());
  const controls = page.querySelectorAll('form[action^="/edit"] :is(textarea, select, input)');
  return Object.fromEntries(
    controls.map((control) => {
      const value =
        control.getAttribute('value') ??
        control.querySelector('option[selected]')?.text ??
        control.text.replace(/^\n/, '');
      return [control.getAttribute('name') ?? '', value];
    }),
  );
}

test('changes made by hand since the page was opened are kept', async () => {
  const file = 'words/en/faq.yaml';
  const asked = await formAt('/edit/words/faq');
  const [first = ''] = /question: (.*)/.exec(editor.read(file)) ?? [];
  writeFileSync(join(editor.path, file), editor.read(file).replace(first, 'question: By hand'));
  await editor.post('/edit/words/faq', {
    ...asked,
    [fieldName(file, ['heading'])]: 'In the browser',
  });
  expect(editor.read(file)).toContain('question: By hand');
  expect(editor.read(file)).toContain('heading: In the browser');
});

test('a text changed in two tabs is a conflict, and neither version is lost', async () => {
  const file = 'words/en/faq.yaml';
  const asked = await formAt('/edit/words/faq');
  await editor.post('/edit/words/faq', { ...asked, [fieldName(file, ['lead'])]: 'In one tab' });
  const answer = await editor.post('/edit/words/faq', {
    ...asked,
    [fieldName(file, ['lead'])]: 'Other',
  });
  expect(editor.read(file)).toContain('lead: In one tab');
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(': Other')]);
});

test('a form sent twice, as by a reload, does not conflict with itself', async () => {
  const file = 'words/en/faq.yaml';
  const asked = await formAt('/edit/words/faq');
  const form = { ...asked, [fieldName(file, ['lead'])]: 'Once' };
  await editor.post('/edit/words/faq', form);
  expect((await editor.post('/edit/words/faq', form)).status).toBe(200);
});

test('a repeated removal does not remove the next entry', async () => {
  const asked = await formAt('/edit/words/faq');
  const remove = fieldName('words', ['items', 0]);
  await editor.post('/edit/words/faq', { ...asked, remove });
  const once = editor.read('words/en/faq.yaml');
  expect((await editor.post('/edit/words/faq', { ...asked, remove })).status).toBe(409);
  expect(editor.read('words/en/faq.yaml')).toBe(once);
  await editor.post('/edit/words/faq', { ...(await formAt('/edit/words/faq')), remove });
  expect(editor.read('words/en/faq.yaml')).not.toBe(once);
});

test.each([
  ['not YAML', 'heading: "Open\nlead: x\n'],
  ['with an alias', 'heading: &same x\nlead: *same\n'],
])('a file that is %s is unchanged, and the typed text is shown', async (_, broken) => {
  writeFileSync(join(editor.path, 'words/en/faq.yaml'), broken);
  const asked = await formAt('/edit/words/faq');
  const typed = { ...asked, [fieldName('words/en/faq.yaml', ['lead'])]: 'Typed' };
  const answer = await editor.post('/edit/words/faq', typed);
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(': Typed')]);
  const translated = editor.read('words/pt-BR/faq.yaml');
  await editor.post('/edit/words/faq', { ...asked, add: fieldName('words', ['items']) });
  expect([editor.read('words/en/faq.yaml'), editor.read('words/pt-BR/faq.yaml')]).toEqual([
    broken,
    translated,
  ]);
});

test('a text that starts with an asterisk (a YAML alias) is shown', async () => {
  writeFileSync(join(editor.path, 'words/en/faq.yaml'), 'heading: *Novo* produto\n');
  const page = await editor.get('/edit/words/faq');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('*Novo*')]);
});

test.each(['null: x\n', 'true: x\n', '[a]: x\n', 'a: &x [*x]\n'])(
  'a page is shown despite a key that is not a text, or an alias inside itself: %j',
  async (key) => {
    writeFileSync(join(editor.path, 'words/en/faq.yaml'), `heading: Ours\n${key}`);
    const page = await editor.get('/edit/words/faq');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Ours')]);
  },
);

/** Silences the error log of a test that provokes a failure. */
function silenceErrorLog() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  return logged;
}

test('a file that cannot be written is reported with the reason', async () => {
  const legal = join(editor.path, 'words/en/legal');
  rmSync(legal, { recursive: true });
  writeFileSync(legal, '');
  const logged = silenceErrorLog();
  const title = { [fieldName('words/en/legal/terms.md', ['title'])]: 'Terms' };
  const answer = await editor.post('/edit/legal/terms', title);
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringMatching(/EEXIST.*Go back/),
  ]);
  expect(logged).toHaveBeenCalledOnce();
});

const quick = fieldName('site.yaml', ['booking', 'quick']);

test('keys can be added under an empty key', async () => {
  writeFileSync(join(editor.path, 'site.yaml'), `${editor.read('site.yaml')}booking:\n`);
  expect(await formAt('/edit/site')).toHaveProperty([quick]);
  await editor.post('/edit/site', { [quick]: 'https://book.example/' });
  expect(editor.read('site.yaml')).toContain('booking:\n  quick: https://book.example/');
});

test('a text in place of keys is kept, and no keys below it are offered', async () => {
  const text = `${editor.read('site.yaml')}booking: later\n`;
  writeFileSync(join(editor.path, 'site.yaml'), text);
  expect(await formAt('/edit/site')).not.toHaveProperty([quick]);
  silenceErrorLog();
  const answer = await editor.post('/edit/site', { [quick]: 'https://book.example/' });
  expect([answer.status, editor.read('site.yaml')]).toEqual([500, text]);
});

test.each(['', 'captions:\n'])('captions without entries (%j) can be written', async (left) => {
  for (const language of ['en', 'pt-BR']) {
    const file = `cases/ecommerce/${language}.yaml`;
    const written = editor.read(file).replace(/^captions:\n(?: .*\n)+/m, left);
    writeFileSync(join(editor.path, file), written);
  }
  const asked = await formAt('/edit/cases/ecommerce');
  const captions = Object.keys(asked).filter((name) => name.includes('"captions"'));
  expect(captions).not.toContain(fieldName('cases/ecommerce/en.yaml', ['captions']));
  const typed = Object.fromEntries(captions.map((name) => [name, 'Seen']));
  await editor.post('/edit/cases/ecommerce', { ...asked, ...typed });
  expect(editor.faults()).toEqual([]);
});

test('a text in place of captions is removed by emptying it', async () => {
  const file = 'cases/ecommerce/en.yaml';
  const written = editor.read(file).replace(/^captions:\n(?: .*\n)+/m, 'captions: none\n');
  writeFileSync(join(editor.path, file), written);
  await editor.post('/edit/cases/ecommerce', { [fieldName(file, ['captions'])]: '' });
  expect(editor.read(file)).not.toContain('captions');
});

test('a file that is not UTF-8 keeps its bytes', async () => {
  const path = join(editor.path, 'words/pt-BR/faq.yaml');
  const bytes = Buffer.from('heading: Dúvidas\nlead: Não\nitems: []\n', 'latin1');
  writeFileSync(path, bytes);
  const lead = { [fieldName('words/pt-BR/faq.yaml', ['lead'])]: 'Ainda não' };
  const answer = await editor.post('/edit/words/faq', lead);
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('UTF-8')]);
  expect(readFileSync(path)).toEqual(bytes);
});

test('no case is created if it cannot be listed in site.yaml', async () => {
  writeFileSync(join(editor.path, 'site.yaml'), `${editor.read('site.yaml')}\nname: "twice\n`);
  silenceErrorLog();
  const answer = await editor.post('/new/cases', { id: 'new-one' });
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringMatching(/site\.yaml .*\bYAML\b/),
  ]);
  expect(existsSync(join(editor.path, 'cases/new-one'))).toBe(false);
});

test.each([
  ['without a head', ''],
  ['with an empty head', '---\n---\n'],
])('a document %s keeps its text when its title is written', async (_, head) => {
  const file = 'words/en/legal/terms.md';
  writeFileSync(join(editor.path, file), `${head}## Ours\n\nA day's work.\n`);
  await editor.post('/edit/legal/terms', {
    ...(await formAt('/edit/legal/terms')),
    [fieldName(file, ['title'])]: 'Terms',
    [fieldName(file, ['description'])]: 'Rules',
  });
  expect(editor.read(file)).toBe(
    "---\ntitle: Terms\ndescription: Rules\n---\n## Ours\n\nA day's work.\n",
  );
  expect(editor.faults()).toEqual([]);
});

test('a document with a byte order mark and Windows line endings can be changed', async () => {
  const file = 'words/en/legal/terms.md';
  const written = '\uFEFF---\r\ntitle: T\r\ndescription: D\r\n---\r\n\r\n## Ours\r\n\r\nOld.\r\n';
  writeFileSync(join(editor.path, file), written);
  await editor.post('/edit/legal/terms', {
    ...(await formAt('/edit/legal/terms')),
    [fieldName(file, ['---'])]: '## Ours\r\n\r\nNew.',
  });
  expect(editor.read(file)).toBe('---\ntitle: T\ndescription: D\n---\n\n## Ours\n\nNew.\n');
});

test('a document’s text keeps the indentation of its first line, and can be emptied', async () => {
  const file = 'words/en/legal/terms.md';
  const text = fieldName(file, ['---']);
  const written = editor.read(file);
  for (const typed of ['    code\n\nmore', '']) {
    await editor.post('/edit/legal/terms', { [text]: typed });
    expect(await formAt('/edit/legal/terms')).toHaveProperty([text], typed);
    expect(editor.read(file)).not.toBe(written);
  }
});

test('a conflict names the file from which a text was deleted by hand', async () => {
  const file = 'words/en/faq.yaml';
  const asked = await formAt('/edit/words/faq');
  writeFileSync(join(editor.path, file), editor.read(file).replace(/^heading: .*\n/, ''));
  const remove = fieldName('words', ['items', 0]);
  const answer = await editor.post('/edit/words/faq', { ...asked, remove });
  expect(await answer.text()).toMatch(new RegExp(`because ${file}`));
});

test('removing an entry does not create another language’s missing file', async () => {
  const file = 'words/pt-BR/faq.yaml';
  rmSync(join(editor.path, file));
  const asked = await formAt('/edit/words/faq');
  await editor.post('/edit/words/faq', { ...asked, remove: fieldName('words', ['items', 0]) });
  expect(existsSync(join(editor.path, file))).toBe(false);
});

test('a person whose texts cannot be written is not added', async () => {
  const people = editor.read('people.yaml');
  const team = join(editor.path, 'words/en/team.yaml');
  rmSync(team);
  symlinkSync(join(editor.path, 'nowhere/team.yaml'), team);
  silenceErrorLog();
  expect((await editor.post('/edit/people', { id: 'eva' })).status).toBe(500);
  expect(editor.read('people.yaml')).toBe(people);
});

test('an invalid option is kept until another is chosen', async () => {
  const file = 'cases/ecommerce/case.yaml';
  writeFileSync(
    join(editor.path, file),
    editor.read(file).replace(/aspect: \w+/, 'aspect: panorama'),
  );
  const asked = await formAt('/edit/cases/ecommerce');
  await editor.post('/edit/cases/ecommerce', { ...asked, [fieldName(file, ['cover'])]: 'other' });
  expect(editor.read(file)).toContain('aspect: panorama');
});

test('uploading a picture or adding a person also saves the typed texts', async () => {
  const words = 'cases/ecommerce/en.yaml';
  const body = new FormData();
  for (const [name, value] of Object.entries(await formAt('/edit/cases/ecommerce'))) {
    body.append(name, name === fieldName(words, ['sector']) ? 'Typed' : value);
  }
  body.set('pictures', new File(['no picture'], 'home.png'));
  const answer = await editor.post('/edit/cases/ecommerce', body);
  expect(await answer.text()).toContain('cannot be read as a picture');
  expect(editor.read(words)).toContain('sector: Typed');

  const asked = { ...(await formAt('/edit/people')), id: 'eva' };
  const name = fieldName('people.yaml', [0, 'name']);
  await editor.post('/edit/people', { ...asked, [name]: 'Somebody' });
  expect(editor.read('people.yaml')).toMatch(/name: Somebody\n.*- id: eva\n/s);
  expect(await (await editor.post('/edit/people', { id: 'eva' })).text()).toContain(
    editorWords.en.invalidId,
  );
});

test('each page is one form, so that every button saves its texts', async () => {
  for (const address of ['/edit/people', '/edit/technologies', '/edit/cases/ecommerce']) {
    const page = parse(await (await editor.get(address)).text());
    expect(page.querySelectorAll('form').length, address).toBe(1);
  }
});
