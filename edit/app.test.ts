import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { fieldName } from './apply-form.ts';
import { openTestEditor, type TestEditor } from './testing/test-editor.ts';
import { editorWords } from './words.ts';

let editor: TestEditor;
beforeEach(() => {
  editor = openTestEditor();
});

test('every page of the editor shows the content of its files', async () => {
  const index = await (await editor.get('/')).text();
  const addresses = [...index.matchAll(/href="(\/edit\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) expect((await editor.get(address)).status).toBe(200);
  expect(await (await editor.get('/edit/words/faq')).text()).toContain('NDA');
});

test.each(['site', 'people', 'methodology', 'words/hero'])(
  'every control on the page of %s has a label',
  async (id) => {
    const page = parse(await (await editor.get(`/edit/${id}`)).text());
    const controls = page.querySelectorAll('textarea, select, input:not([type=hidden])');
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      const label = control.closest('label')?.childNodes.find((node) => node !== control);
      expect(control.getAttribute('aria-label') ?? label?.text.trim()).toBeTruthy();
    }
  },
);

test('a changed text is the only difference in its file', async () => {
  const file = 'words/en/hero.yaml';
  const before = editor.read(file);
  await editor.post('/edit/words/hero', { [fieldName(file, ['kicker'])]: 'Engineers' });
  const changed = editor.read(file).split('\n');
  const differing = before.split('\n').filter((line, at) => line !== changed[at]);
  expect(differing).toHaveLength(1);
  expect(changed).toContain('kicker: Engineers');
});

test('an engine text is overridden by the owner’s, and is not written if left empty', async () => {
  const file = 'words/en/navigation.yaml';
  await editor.post('/edit/words/navigation', {
    [fieldName(file, ['home'])]: 'Start',
    [fieldName(file, ['menu'])]: '',
  });
  expect(editor.read(file).trim()).toBe('home: Start');
});

test('a change that breaks the build is saved, and its faults are shown', async () => {
  const file = 'site.yaml';
  const answer = await editor.post('/edit/site', {
    [fieldName(file, ['domain'])]: 'https://wrong',
  });
  expect(editor.read(file)).toContain('https://wrong');
  expect(await answer.text()).toContain('is not a domain');
});

test('faults are shown in the owner’s language', async () => {
  editor = openTestEditor('pt-BR');
  const answer = await editor.post('/edit/site', {
    [fieldName('site.yaml', ['domain'])]: 'https://wrong',
  });
  // With the field's label and the key in the file.
  expect(await answer.text()).toContain('Domínio (domain) não é um domínio');
  const picture = new FormData();
  picture.append('pictures', new File(['no picture'], 'home.png'));
  const refused = await editor.post('/edit/cases/ecommerce', picture);
  expect(await refused.text()).toContain('não dá para ler esta imagem');
  const gone = await editor.get('/edit/cases/no-such-case');
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining(editorWords['pt-BR'].notThere),
  ]);
});

/** The places in a file for which a page of the editor has fields. */
async function placesAsked(address: string, file: string): Promise<string[]> {
  const page = await (await editor.get(address)).text();
  const names = [...page.matchAll(/name="(\[[^"]+)"/g)].map(([, name = '']) =>
    JSON.parse(name.replaceAll('&quot;', '"')),
  );
  return names.filter(([one]) => one === file).map(([, ...place]) => place.join('.'));
}

test('missing optional keys have fields, and are written if filled in', async () => {
  const facts = 'site.yaml';
  expect(await placesAsked('/edit/site', facts)).toEqual(
    expect.arrayContaining(['shortName', 'booking.quick', 'tags.analytics.0.name']),
  );
  await editor.post('/edit/site', {
    [fieldName(facts, ['shortName'])]: 'T30',
    [fieldName(facts, ['booking', 'quick'])]: '',
    [fieldName(facts, ['workingHours', 'days', 0])]: '1',
    [fieldName(facts, ['workingHours', 'from'])]: '09:00',
    [fieldName(facts, ['workingHours', 'to'])]: '18:00',
    [fieldName(facts, ['tags', 'analytics', 0, 'name'])]: 'Plausible',
    [fieldName(facts, ['tags', 'analytics', 0, 'src'])]: 'https://plausible.example/a.js',
  });
  expect(editor.read(facts)).toContain('shortName: T30');
  await editor.post('/edit/people', {
    [fieldName('people.yaml', [1, 'linkedin'])]: 'https://x.example/b',
  });
  const card = { [fieldName('cases/ecommerce/case.yaml', ['columns'])]: '5' };
  await editor.post('/edit/cases/ecommerce', card);
  expect(editor.faults()).toEqual([]);
});

test('optional texts are removed by emptying them, and optional groups by a button', async () => {
  await editor.post('/edit/site', {
    [fieldName('site.yaml', ['booking', 'quick'])]: 'https://book.example/',
  });
  const page = parse(await (await editor.get('/edit/site')).text());
  const offered = page.querySelectorAll('[name=remove]').map((one) => one.getAttribute('value'));
  expect(offered).toContain(fieldName('shared', ['booking']));
  expect(offered).not.toContain(fieldName('shared', ['address', 'region']));
});

test('keys that depend on the owner’s own names have fields', async () => {
  const facts = 'cases/ecommerce/case.yaml';
  await editor.post('/edit/cases/ecommerce', { [fieldName(facts, ['gallery', 1, 'file'])]: 'new' });
  const words = ['en', 'pt-BR'].map((language) => `cases/ecommerce/${language}.yaml`);
  for (const file of words) {
    expect(await placesAsked('/edit/cases/ecommerce', file)).toContain('captions.new');
    const caption = { [fieldName(file, ['captions', 'new'])]: 'A list' };
    await editor.post('/edit/cases/ecommerce', caption);
  }
  expect(editor.faults()).toEqual([]);
  await editor.post('/edit/people', { [fieldName('people.yaml', [0, 'id'])]: 'eva' });
  expect(await placesAsked('/edit/people', 'words/en/team.yaml')).toContain('members.eva.role');
});

test('an emptied optional text is deleted from its file, and so is a removed group', async () => {
  await editor.post('/edit/site', { [fieldName('site.yaml', ['whatsapp'])]: '' });
  expect(editor.read('site.yaml')).not.toContain('whatsapp');
  await editor.post('/edit/words/hero', { remove: fieldName('words', ['calendar']) });
  expect(editor.read('words/en/hero.yaml')).not.toContain('calendar');
  expect(editor.faults()).toEqual([]);
});

test('a section without a file is created by filling in its texts', async () => {
  for (const language of ['pt-BR', 'en']) rmSync(join(editor.path, `words/${language}/faq.yaml`));
  const file = 'words/en/faq.yaml';
  const places = ['heading', 'lead', 'items.0.question', 'items.0.answer'];
  expect(await placesAsked('/edit/words/faq', file)).toEqual(places);
  const texts = ['pt-BR', 'en'].flatMap((language) =>
    [['heading'], ['lead'], ['items', 0, 'question'], ['items', 0, 'answer']].map(
      (place) => [fieldName(`words/${language}/faq.yaml`, place), 'x'] as const,
    ),
  );
  await editor.post('/edit/words/faq', Object.fromEntries(texts));
  expect(editor.faults()).toEqual([]);
  expect(editor.read(file)).toBe('heading: x\nlead: x\nitems:\n  - question: x\n    answer: x\n');
});

test('the first person can be added to a site without people', async () => {
  for (const file of ['people.yaml', 'words/pt-BR/team.yaml', 'words/en/team.yaml']) {
    rmSync(join(editor.path, file));
  }
  expect((await editor.post('/edit/people', { id: 'eva' })).status).toBe(200);
  const texts = ['pt-BR', 'en'].flatMap((language) =>
    ['heading', 'lead'].map(
      (key) => [fieldName(`words/${language}/team.yaml`, [key]), 'x'] as const,
    ),
  );
  await editor.post('/edit/people', Object.fromEntries(texts));
  expect(editor.faults()).toEqual([]);
  expect(editor.read('people.yaml')).toBe('- id: eva\n  name: ⟦eva⟧\n');
});

test('a technology group is added with its title in each language', async () => {
  expect((await editor.post('/edit/technologies', { id: 'games' })).status).toBe(200);
  expect(editor.faults()).toEqual([]);
  expect((await editor.post('/edit/technologies', { id: 'games' })).status).toBe(409);
  // Entries can be added only to lists.
  await editor.post('/edit/site', { id: 'games' });
  expect(existsSync(join(editor.path, 'site'))).toBe(false);
});

test('the site still builds after adding a case, an article and a person', async () => {
  const without = 'people.yaml';
  expect((await editor.post('/new/cases', { id: 'new-one' })).status).toBe(200);
  expect((await editor.post('/new/articles', { id: 'first' })).status).toBe(200);
  expect(editor.read('articles/first/article.yaml')).toContain('author: ⟦');
  expect((await editor.post('/edit/people', { id: 'eva' })).status).toBe(200);
  expect(editor.faults()).toEqual([]);
  expect(editor.read(without)).toContain('id: eva');
  expect((await editor.post('/new/cases', { id: 'new-one' })).status).toBe(400);
  expect((await editor.post('/new/cases', { id: '../out' })).status).toBe(400);
  // Reserved: its pictures would be mixed with those of people.
  expect((await editor.post('/new/cases', { id: 'team' })).status).toBe(400);
});

test('pictures of any size become a new case’s gallery, named after their files', async () => {
  await editor.post('/new/cases', { id: 'balsa' });
  const body = new FormData();
  for (const name of ['01 Início.png', 'logo.png', 'Pedido.en.png']) {
    const picture = sharp({ create: { width: 90, height: 160, channels: 3, background: 'teal' } });
    const png = new Uint8Array(await picture.png().toBuffer());
    body.append('pictures', new File([png], name));
  }
  const answer = await editor.post('/edit/cases/balsa', body);
  expect(await answer.text()).toContain('too small');
  const gallery = 'gallery:\n  - file: 01-inicio\n    aspect: mobile\n';
  expect(editor.read('cases/balsa/case.yaml')).toContain(gallery);
  expect(editor.read('cases/balsa/case.yaml')).toContain('file: pedido\n');
  const ordered = globSync('public/images/balsa/pedido.*', { cwd: editor.path });
  expect(ordered.filter((file) => !file.includes('pedido.en-'))).toEqual([]);
  for (const file of ['public/images/balsa/logo.svg', 'originals/balsa/pedido.en.png']) {
    expect(existsSync(join(editor.path, file))).toBe(true);
  }
  expect(editor.faults()).toEqual([]);
});

test('pictures of a gallery, people and cases can be reordered', async () => {
  for (const [page, file, place] of [
    ['cases/ecommerce', 'cases/ecommerce/case.yaml', ['gallery', 1]],
    ['people', 'people.yaml', [1]],
    ['site', 'site.yaml', ['cases', 1]],
  ] as const) {
    const before = editor.read(file).split('\n');
    const up = fieldName('shared', place);
    const form = parse(await (await editor.get(`/edit/${page}`)).text());
    const buttons = form.querySelectorAll('[name=up]').map((one) => one.getAttribute('value'));
    expect(buttons).toContain(up);
    await editor.post(`/edit/${page}`, { up });
    const after = editor.read(file).split('\n');
    expect(after).not.toEqual(before);
    expect(after.sort()).toEqual(before.sort());
  }
  expect(editor.faults()).toEqual([]);
});

test('an invalid picture does not replace a stored one, and is not stored', async () => {
  const original = 'originals/ecommerce/home.svg';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
  for (const [content, name] of [
    [drawing, 'home.svg'],
    ['no picture', 'home.svg'],
    ['no picture', 'Other one.png'],
  ] as const) {
    const body = new FormData();
    body.append('pictures', new File([content], name));
    const answer = await (await editor.post('/edit/cases/ecommerce', body)).text();
    // Named as on the owner's disk, because the stored copy is deleted.
    const said = parse(answer).querySelector('[role=status]')?.text;
    if (content !== drawing)
      expect(said).toMatch(new RegExp(`^${name} cannot be read as a picture`, 'm'));
  }
  expect(editor.read(original)).toBe(drawing);
  expect(existsSync(join(editor.path, 'originals/ecommerce/other-one.png'))).toBe(false);
});

test('other sites cannot change anything, and no file outside the site folder is written', async () => {
  const body = new URLSearchParams({ id: 'evil' });
  const headers = { origin: 'https://evil.example' };
  const answer = await editor.request('/new/cases', { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
  // Another site's name may resolve to this machine (DNS rebinding), so that the origins match.
  const rebound = { method: 'POST', headers: { origin: 'http://evil.example' }, body };
  expect((await editor.fetch(new Request('http://evil.example/new/cases', rebound))).status).toBe(
    403,
  );
  expect((await editor.fetch(new Request('http://evil.example/edit/site'))).status).toBe(403);
  // Another site cannot frame the editor to have its buttons pressed (clickjacking).
  expect((await editor.request('/edit/site', {})).headers.get('x-frame-options')).toBe(
    'SAMEORIGIN',
  );
  writeFileSync(join(editor.path, 'outside.yaml'), 'a: b\n');
  await editor.post('/edit/words/hero', { [fieldName('outside.yaml', ['a'])]: 'c' });
  expect(editor.read('outside.yaml')).toBe('a: b\n');
});

test('a portrait is stored only for a person on the page, in the team’s folder', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('whose', '../../outside');
  body.append('pictures', new File([new Uint8Array(png)], 'eva.png'));
  await editor.post('/edit/people', body);
  expect(globSync('**/outside.*', { cwd: editor.path })).toEqual([]);
  expect(existsSync(join(editor.path, 'originals/team/eva.png'))).toBe(true);
  body.set('whose', 'clara');
  const next = parse(await (await editor.post('/edit/people', body)).text());
  expect(next.querySelector('[name=whose] [selected]')?.text).toBe('clara');
});
