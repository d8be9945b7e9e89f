import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
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

const origin = 'http://localhost';
const read = (file: string) => readFileSync(join(path, file), 'utf8');

async function post(address: string, fields: Record<string, string>): Promise<Response> {
  return await editor.request(origin + address, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
}

test('every page of the editor shows what stands in its files', async () => {
  const index = await (await editor.request('/')).text();
  const addresses = [...index.matchAll(/href="(\/edit\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) expect((await editor.request(address)).status).toBe(200);
  expect(await (await editor.request('/edit/words/faq')).text()).toContain('NDA');
});

test('a text that was changed is the only difference in its file', async () => {
  const file = 'words/en/hero.yaml';
  const before = read(file);
  await post('/edit/words/hero', { [fieldName(file, ['kicker'])]: 'Engineers' });
  const changed = read(file).split('\n');
  const differing = before.split('\n').filter((line, at) => line !== changed[at]);
  expect(differing).toHaveLength(1);
  expect(changed).toContain('kicker: Engineers');
});

test('a sentence of the engine is replaced by what the owner writes, and kept while they write nothing', async () => {
  const file = 'words/en/navigation.yaml';
  await post('/edit/words/navigation', {
    [fieldName(file, ['home'])]: 'Start',
    [fieldName(file, ['menu'])]: '',
  });
  expect(read(file).trim()).toBe('home: Start');
});

test('a site that no longer builds is kept, and its faults are said', async () => {
  const file = 'site.yaml';
  const answer = await post('/edit/site', { [fieldName(file, ['domain'])]: 'https://wrong' });
  expect(read(file)).toContain('https://wrong');
  expect(await answer.text()).toContain('is no host name');
});

test('a case, an article and a person are added so that the site still builds', async () => {
  const without = 'people.yaml';
  expect((await post('/new/cases', { id: 'new-one' })).status).toBe(302);
  expect((await post('/new/articles', { id: 'first' })).status).toBe(302);
  expect((await post('/new/people', { id: 'eva' })).status).toBe(302);
  expect(new SiteFolder(path).faults()).toEqual([]);
  expect(read(without)).toContain('id: eva');
  expect((await post('/new/cases', { id: 'new-one' })).status).toBe(400);
  expect((await post('/new/cases', { id: '../out' })).status).toBe(400);
});

test('pictures of any size become a new case’s gallery, named by their files', async () => {
  await post('/new/cases', { id: 'balsa' });
  const body = new FormData();
  for (const name of ['01 Início.png', 'logo.png']) {
    const picture = sharp({ create: { width: 90, height: 160, channels: 3, background: 'teal' } });
    const png = new Uint8Array(await picture.png().toBuffer());
    body.append('pictures', new File([png], name));
  }
  const request = { method: 'POST', headers: { origin }, body };
  const answer = await editor.request(`${origin}/pictures/cases/balsa`, request);
  expect(await answer.text()).toContain('too small');
  const gallery = 'gallery:\n  - file: 01-inicio\n    aspect: mobile\n';
  expect(read('cases/balsa/case.yaml')).toContain('cover: 01-inicio');
  expect(read('cases/balsa/case.yaml')).toContain(gallery);
  expect(existsSync(join(path, 'public/images/balsa/logo.svg'))).toBe(true);
  expect(new SiteFolder(path).faults()).toEqual([]);
});

test('another site’s page cannot change anything, and no file outside of the folder is written', async () => {
  const body = new URLSearchParams({ id: 'evil' });
  const headers = { origin: 'https://evil.example' };
  const answer = await editor.request(`${origin}/new/cases`, { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
  writeFileSync(join(path, 'outside.yaml'), 'a: b\n');
  await post('/edit/words/hero', { [fieldName('outside.yaml', ['a'])]: 'c' });
  expect(read('outside.yaml')).toBe('a: b\n');
});
