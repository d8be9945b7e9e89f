import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createEditor } from './app.ts';
import { fieldName } from './apply-form.ts';
import { SiteFolder } from './site-folder.ts';

let path: string;
let editor: ReturnType<typeof createEditor>;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'edit-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  cpSync('demo/trinta', path, { recursive: true, filter: (file) => !/artwork|images/.test(file) });
  editor = createEditor(new SiteFolder(path), 'en', '');
});

const read = (file: string) => readFileSync(join(path, file), 'utf8');

async function post(address: string, fields: Record<string, string>): Promise<Response> {
  const origin = 'http://localhost';
  return await editor.request(origin + address, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
}

/** What the form on a page of the editor sends if nobody touches it. */
async function formAt(address: string): Promise<Record<string, string>> {
  const page = parse(await (await editor.request(address)).text());
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

test('what was changed by hand since the page was opened is kept', async () => {
  const file = 'words/en/faq.yaml';
  const asked = await formAt('/edit/words/faq');
  const [first = ''] = /question: (.*)/.exec(read(file)) ?? [];
  writeFileSync(join(path, file), read(file).replace(first, 'question: By hand'));
  await post('/edit/words/faq', { ...asked, [fieldName(file, ['heading'])]: 'In the browser' });
  expect(read(file)).toContain('question: By hand');
  expect(read(file)).toContain('heading: In the browser');
});

test('a text that was changed in two places is not lost in either', async () => {
  const file = 'words/en/faq.yaml';
  const asked = await formAt('/edit/words/faq');
  await post('/edit/words/faq', { ...asked, [fieldName(file, ['lead'])]: 'In one tab' });
  const answer = await post('/edit/words/faq', { ...asked, [fieldName(file, ['lead'])]: 'Other' });
  expect(read(file)).toContain('lead: In one tab');
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(': Other')]);
});

test('an entry is not removed in place of the one that the page showed', async () => {
  const asked = await formAt('/edit/words/faq');
  const remove = fieldName('words', ['items', 0]);
  await post('/edit/words/faq', { ...asked, remove });
  const once = read('words/en/faq.yaml');
  expect((await post('/edit/words/faq', { ...asked, remove })).status).toBe(409);
  expect(read('words/en/faq.yaml')).toBe(once);
  await post('/edit/words/faq', { ...(await formAt('/edit/words/faq')), remove });
  expect(read('words/en/faq.yaml')).not.toBe(once);
});

test('a file that is no YAML is left as it is, and what was typed is said', async () => {
  const broken = 'heading: "Open\nlead: x\n';
  writeFileSync(join(path, 'words/en/faq.yaml'), broken);
  const asked = await formAt('/edit/words/faq');
  const typed = { ...asked, [fieldName('words/en/faq.yaml', ['lead'])]: 'Typed' };
  const answer = await post('/edit/words/faq', typed);
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(': Typed')]);
  const translated = read('words/pt-BR/faq.yaml');
  await post('/edit/words/faq', { ...asked, add: fieldName('words', ['items']) });
  expect([read('words/en/faq.yaml'), read('words/pt-BR/faq.yaml')]).toEqual([broken, translated]);
});

test('no case is begun that the facts cannot name', async () => {
  writeFileSync(join(path, 'site.yaml'), `${read('site.yaml')}\nname: "twice\n`);
  const answer = await post('/new/cases', { id: 'new-one' });
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining('is not YAML'),
  ]);
  expect(existsSync(join(path, 'cases/new-one'))).toBe(false);
});

test.each([
  ['without a head', ''],
  ['with an empty head', '---\n---\n'],
  ['of an editor of Windows', '\uFEFF---\ntitle: T\n---\n'],
])('a document %s keeps its text when its title is written', async (_, head) => {
  const file = 'words/en/legal/terms.md';
  writeFileSync(join(path, file), `${head}## Ours\n\nA day's work.\n`);
  await post('/edit/legal/terms', {
    ...(await formAt('/edit/legal/terms')),
    [fieldName(file, ['title'])]: 'Terms',
    [fieldName(file, ['description'])]: 'Rules',
  });
  expect(read(file)).toBe("---\ntitle: Terms\ndescription: Rules\n---\n## Ours\n\nA day's work.\n");
  expect(new SiteFolder(path).faults()).toEqual([]);
});

test('a wrong choice stays until another is chosen', async () => {
  const file = 'cases/ecommerce/case.yaml';
  writeFileSync(join(path, file), read(file).replace(/aspect: \w+/, 'aspect: panorama'));
  const asked = await formAt('/edit/cases/ecommerce');
  await post('/edit/cases/ecommerce', { ...asked, [fieldName(file, ['cover'])]: 'other' });
  expect(read(file)).toContain('aspect: panorama');
});

test('what was written goes along with a picture, and with a new person', async () => {
  const words = 'cases/ecommerce/en.yaml';
  const body = new FormData();
  for (const [name, value] of Object.entries(await formAt('/edit/cases/ecommerce'))) {
    body.append(name, name === fieldName(words, ['sector']) ? 'Typed' : value);
  }
  body.set('pictures', new File(['no picture'], 'home.png'));
  const origin = 'http://localhost';
  const request = { method: 'POST', headers: { origin }, body };
  const answer = await editor.request(`${origin}/edit/cases/ecommerce`, request);
  expect(await answer.text()).toContain('no picture that can be read');
  expect(read(words)).toContain('sector: Typed');

  const asked = { ...(await formAt('/edit/people')), id: 'eva' };
  const name = fieldName('people.yaml', [0, 'name']);
  await post('/edit/people', { ...asked, [name]: 'Somebody' });
  expect(read('people.yaml')).toMatch(/name: Somebody\n.*- id: eva\n/s);
  expect(await (await post('/edit/people', { id: 'eva' })).text()).toContain('not there yet');
});

test('every button of a page sends what is written on it', async () => {
  for (const address of ['/edit/people', '/edit/technologies', '/edit/cases/ecommerce']) {
    const page = parse(await (await editor.request(address)).text());
    expect(page.querySelectorAll('form').length, address).toBe(1);
  }
});
