import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawFavicon } from '../../artwork/favicon.ts';
import { loadSite } from '../../src/content/load-site.ts';
import { copyDemo } from '../../src/content/testing/copy-demo.ts';
import { findLeftovers } from './leftovers.ts';

/** The findings for a copy of the demo with additional files. */
function find(files: Readonly<Record<string, string>>): string {
  const folder = copyDemo();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return findLeftovers(loadSite(folder).site, folder)
    .map(({ remark: { sentence, values } }) => {
      if (values) expect(values['folder']).toBe(`${folder}/public/images`);
      return [sentence, values?.['files']].join(' ').trim();
    })
    .join('\n');
}

test('the demo has no leftovers', () => {
  expect(findLeftovers(loadSite('demo/trinta').site, 'demo/trinta')).toEqual([]);
});

test('unused pictures are reported, and used ones are not', () => {
  const found = find({
    'public/images/team/ana.avif': '',
    'public/images/team/eva.960.avif': '',
    'public/images/team/eva.webp': '',
    'public/images/old-shop/logo.svg': '',
    'public/images/ecommerce/99-old.en-720.webp': '',
    'public/images/share/project-old-shop.en.png': '',
    'public/images/hero.en-1320.avif': '',
  });
  expect(found).toBe(
    'unusedPictures ecommerce/99-old.*, old-shop/logo.*, share/project-old-shop.*, team/eva.*',
  );
});

test('a picture used by an article is not reported', () => {
  const head = '---\ntitle: T\ndescription: D\n---\n';
  const article = {
    'articles/first/article.yaml': 'date: 2026-11-26\nauthor: ana\n',
    'articles/first/en.md': `${head}![x](/images/articles/graph.png)\n`,
    'articles/first/pt-BR.md': `${head}X\n`,
    'public/images/articles/graph.png': '',
  };
  expect(find(article)).toBe('');
});

test('a picture is found by an address with escapes, and in styles and components', () => {
  const head = '---\ntitle: T\ndescription: D\n---\n';
  const pictures = [
    'articles/minha lição.png',
    'theme/back.png',
    'own/a.svg',
    'own/b.svg',
    'own/c.svg',
  ];
  const found = find({
    'articles/first/article.yaml': 'date: 2026-11-26\nauthor: ana\n',
    'articles/first/en.md': `${head}![x](/images/articles/minha%20lição.png)\n`,
    'articles/first/pt-BR.md': `${head}X\n`,
    'theme.css': 'body { background: url("/images/theme/back.png") 50% }',
    'cases/ecommerce/detail.tsx': 'export default () => <img src="/images/own/a.svg" />;',
    'cases/ecommerce/detail.css': '.b { background: url("/images/own/b.svg") }',
    'cases/ecommerce/chart.tsx': 'export const Chart = () => <img src="/images/own/c.svg" />;',
    ...Object.fromEntries(pictures.map((file) => [`public/images/${file}`, ''])),
  });
  expect(found).toBe('');
});

test('icons from an older mark or older colours are reported, except those made by hand', () => {
  const { site } = loadSite('demo/trinta');
  const drawn = drawFavicon(site, 'demo/trinta');
  expect(find({ 'public/favicon.svg': drawn })).toBe('');
  expect(find({ 'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })).toBe('');
  const changed = { 'public/favicon.svg': drawn, 'theme.css': ':root { --accent: #117070 }' };
  expect(find(changed)).toBe('staleIcons');
});
