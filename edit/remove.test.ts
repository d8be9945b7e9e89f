import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fieldName } from './apply-form.ts';
import { openTestEditor, type TestEditor } from './testing/test-editor.ts';

let editor: TestEditor;
beforeEach(() => {
  editor = openTestEditor();
});

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(editor.path, file)), { recursive: true });
  writeFileSync(join(editor.path, file), text);
}

/** The site's files, and those kept in `removed/`. */
const files = () => ({
  site: globSync('**/*.*', { cwd: editor.path, exclude: ['removed'] }),
  kept: globSync('removed/*/**/*.*', { cwd: editor.path }).map((file) =>
    file.split('/').slice(2).join('/'),
  ),
});

/** Submits a page with the button that removes a whole thing. */
const remove = (page: string, what: string, fields: Readonly<Record<string, string>> = {}) =>
  editor.post(page, { ...fields, drop: what });

test('a case is removed with its texts and pictures, and can be restored', async () => {
  const picture = 'public/images/ecommerce/01-home.en-360.webp';
  const pictures = ['public/images/share/project-ecommerce.en.png', 'originals/ecommerce/01.png'];
  for (const file of [picture, ...pictures]) write(file);
  const facts = editor.read('site.yaml');
  const page = parse(await (await editor.get('/edit/cases/ecommerce')).text());
  const button = page.querySelector('[name=drop]');
  expect(button?.getAttribute('onclick')).toMatch(/^return confirm\(this\.textContent \+ ".+"\)$/);
  const answer = await remove('/edit/cases/ecommerce', button?.getAttribute('value') ?? '');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('removed/')]);
  const { site, kept } = files();
  expect(site.filter((file) => file.includes('ecommerce'))).toEqual([]);
  expect(editor.read('site.yaml')).not.toContain('ecommerce');
  expect(editor.faults()).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['cases/ecommerce/en.yaml', picture, ...pictures]));
  const [old = ''] = globSync('removed/*/site.yaml', { cwd: editor.path });
  expect(editor.read(old)).toBe(facts);
  expect((await editor.post('/new/cases', { id: 'ecommerce' })).status).toBe(200);
});

test('only what the page offers to remove can be removed', async () => {
  const before = files();
  for (const what of ['cases/online-ordering', 'cases/none', 'cases/..', 'people/ana']) {
    await remove('/edit/cases/ecommerce', what);
  }
  expect(files()).toEqual(before);
});

test('removing a gallery image removes its captions', async () => {
  await editor.post('/edit/cases/ecommerce', {
    remove: fieldName('shared', ['gallery', 1]),
  });
  for (const file of ['case.yaml', 'en.yaml', 'pt-BR.yaml']) {
    expect(editor.read(`cases/ecommerce/${file}`)).not.toContain('02-');
    expect(editor.read(`cases/ecommerce/${file}`)).toContain('03-product');
  }
  expect(editor.faults()).toEqual([]);
});

test('an article is removed, but none whose name has the same prefix', async () => {
  for (const id of ['first', 'first-one']) {
    await editor.post('/new/articles', { id });
    write(`public/images/articles/${id}.en-700.webp`);
  }
  await remove('/edit/articles/first', 'articles/first');
  expect(files().site.filter((file) => /articles.first\b(?!-)/.test(file))).toEqual([]);
  expect(files().site).toContain('public/images/articles/first-one.en-700.webp');
  expect(editor.faults()).toEqual([]);
});

test('a person is removed with texts and photo, and articles keep their name', async () => {
  await editor.post('/edit/people', { id: 'eva' });
  await editor.post('/new/articles', { id: 'first' });
  await editor.post('/edit/articles/first', {
    [fieldName('articles/first/article.yaml', ['author'])]: 'eva',
  });
  write('public/images/team/eva.960.avif');
  const name = fieldName('people.yaml', [
    editor.read('people.yaml').split('- id').length - 2,
    'name',
  ]);
  // The same request also saves the typed text.
  await remove('/edit/people', 'people/eva', { [name]: 'Eva Lima' });
  for (const file of ['people.yaml', 'words/en/team.yaml', 'words/pt-BR/team.yaml']) {
    expect(editor.read(file)).not.toContain('eva');
  }
  expect(editor.read('articles/first/article.yaml')).toContain('author: Eva Lima');
  expect(existsSync(join(editor.path, 'public/images/team/eva.960.avif'))).toBe(false);
  expect(files().kept).toContain('public/images/team/eva.960.avif');
  expect(editor.faults()).toEqual([]);
});

test('a person is also removed from the words of a language that the site no longer has', async () => {
  write('site.yaml', editor.read('site.yaml').replace(/^languages:.*/m, 'languages: [pt-BR]'));
  await remove('/edit/people', 'people/ana');
  expect(editor.read('words/en/team.yaml')).not.toContain('ana:');
});

test.each(['cases', 'people', 'technologies'])('all %s can be removed', async (group) => {
  const index = group === 'cases' ? '/' : `/edit/${group}`;
  const page = await (await editor.get(index)).text();
  const ids = [...page.matchAll(/(?:href="\/edit\/cases|name="drop" value="\w+)\/([^"]+)/g)];
  expect(ids.length).toBeGreaterThan(3);
  for (const [, id = ''] of ids) {
    await remove(group === 'cases' ? `/edit/cases/${id}` : index, `${group}/${id}`);
  }
  expect(editor.faults()).toEqual([]);
  const left = await (await editor.get(`/edit/${group}`)).text();
  expect(left).not.toContain(`name="drop" value="${group}/`);
});

test.each([
  ['words/faq', 'faq'],
  ['people', 'team'],
  ['methodology', 'methodology'],
])('the page of %s removes the section %s in every language', async (page, section) => {
  const form = parse(await (await editor.get(`/edit/${page}`)).text());
  const offered = form.querySelectorAll('[name=drop]').map((one) => one.getAttribute('value'));
  expect(offered).toContain(`words/${section}`);
  const answer = await remove(`/edit/${page}`, `words/${section}`);
  const said = parse(await answer.text()).querySelector('[role=status]')?.text;
  expect([answer.status, said]).toEqual([200, expect.not.stringContaining('words/')]);
  for (const language of ['pt-BR', 'en']) {
    const file = `words/${language}/${section}.yaml`;
    expect(existsSync(join(editor.path, file))).toBe(false);
    expect(files().kept).toContain(file);
  }
  expect(editor.faults()).toEqual([]);
  const again = await (await editor.get(`/edit/${page}`)).text();
  expect(again).not.toContain(`value="words/${section}"`);
});

test.each([
  ['people', 'team'],
  ['technologies', 'technologies'],
])('the page of %s offers all that the section %s needs to come back', async (page, section) => {
  await remove(`/edit/${page}`, `words/${section}`);
  const fill = async () => {
    const form = parse(await (await editor.get(`/edit/${page}`)).text());
    const names = form.querySelectorAll('textarea').map((area) => area.getAttribute('name') ?? '');
    const own = names.filter((name) => name.includes(`/${section}.yaml`));
    await editor.post(`/edit/${page}`, Object.fromEntries(own.map((name) => [name, 'New'])));
  };
  await fill();
  // What the build misses is offered as well.
  await fill();
  expect(editor.faults()).toEqual([]);
});

test.each(['hero', 'contact', 'footer'])('the words of %s cannot be removed', async (name) => {
  await remove(`/edit/words/${name}`, `words/${name}`);
  expect(existsSync(join(editor.path, `words/en/${name}.yaml`))).toBe(true);
});

test('nothing is removed while a file that refers to it is not YAML', async () => {
  write('site.yaml', `${editor.read('site.yaml')}\nname: "twice\n`);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  expect((await remove('/edit/cases/ecommerce', 'cases/ecommerce')).status).toBe(500);
  expect(existsSync(join(editor.path, 'cases/ecommerce'))).toBe(true);
  expect(files().kept).toEqual([]);
});
