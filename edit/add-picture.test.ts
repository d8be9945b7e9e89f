import sharp from 'sharp';
import { expect, test } from 'vitest';
import { missingImages } from '../artwork/missing-images.ts';
import { loadSite } from '../src/content/load-site.ts';
import { sayRemark } from '../src/content/remark.ts';
import { fieldName } from './apply-form.ts';
import { openTestEditor, type TestEditor } from './testing/test-editor.ts';

interface Shape {
  width: number;
  height: number;
}

/** Sends pictures of a shape to the page of a case or article. */
async function send(editor: TestEditor, subject: string, names: readonly string[], shape: Shape) {
  const background = 'teal';
  const png = await sharp({ create: { ...shape, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  for (const name of names) body.append('pictures', new File([new Uint8Array(png)], name));
  return await (await editor.post(`/edit/${subject}`, body)).text();
}

/** Uploads a picture to a case or article, and returns the missing pictures of it. */
async function upload(editor: TestEditor, subject: string, name: string, shape: Shape) {
  await send(editor, subject, [name], shape);
  const missing = missingImages(loadSite(editor.path).site, editor.path);
  const [, id = ''] = subject.split('/');
  return missing.flatMap(({ files }) => files).filter((file) => file.includes(`/${id}`));
}

test('a picture of another shape replaces one of the gallery', async () => {
  const editor = openTestEditor();
  await editor.post('/new/cases', { id: 'balsa' });
  expect(await upload(editor, 'cases/balsa', 'home.png', { width: 160, height: 90 })).toEqual([]);
  expect(await upload(editor, 'cases/balsa', 'home.png', { width: 90, height: 160 })).toEqual([]);
});

test('the picture of an article named logo is no logo', async () => {
  const editor = openTestEditor();
  await editor.post('/new/articles', { id: 'logo' });
  const missing = await upload(editor, 'articles/logo', 'chart.png', { width: 160, height: 90 });
  expect(missing).toEqual([]);
  expect(editor.read('articles/logo/article.yaml')).toContain('picture: video');
});

test.each([
  ['logo.png', 'Logo.PNG', 'logo'],
  ['home.en.png', 'home.png', 'home'],
])('a picture after %s says that it replaced it: %s', async (first, file, name) => {
  const editor = openTestEditor();
  await editor.post('/new/cases', { id: 'balsa' });
  const said = await send(editor, 'cases/balsa', [first, file], { width: 9, height: 9 });
  expect(said).toContain(sayRemark({ sentence: 'pictureReplaced', values: { file, name } }));
  expect(said.split('replaced')).toHaveLength(2);
});

test('a picture that was removed from the gallery before replaces none', async () => {
  const editor = openTestEditor();
  await editor.post('/new/cases', { id: 'balsa' });
  await send(editor, 'cases/balsa', ['home.png'], { width: 9, height: 9 });
  await editor.post('/edit/cases/balsa', { remove: fieldName('shared', ['gallery', 0]) });
  const said = await send(editor, 'cases/balsa', ['home.png'], { width: 9, height: 9 });
  expect(said).not.toContain('replaced');
  expect(editor.read('cases/balsa/case.yaml')).toContain('file: home');
});
