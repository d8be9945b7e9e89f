import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../src/content/load-site.ts';
import { missingImages } from './missing-images.ts';

const demo = 'demo/trinta';
const { site } = loadSite(demo);

test('the demo has no missing pictures', () => {
  expect(missingImages(site, demo)).toEqual([]);
});

test('a missing picture is reported with the command that creates it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'missing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const images = join(folder, 'public/images');
  cpSync(join(demo, 'public/images'), images, { recursive: true });
  for (const file of ['ecommerce/03-product.en-1152.avif', 'team/ana.webp']) {
    rmSync(join(images, file));
  }
  expect(missingImages(site, folder)).toMatchObject([
    {
      files: [`${images}/ecommerce/03-product.en-1152.avif`],
      remark: { values: { command: 'npm run images -- ecommerce 03-product.png' } },
    },
    {
      files: [`${images}/team/ana.webp`],
      remark: { values: { command: 'npm run images -- team ana.jpg' } },
    },
  ]);
});

test('a file that is not a picture despite its name is reported as missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'missing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const images = join(folder, 'public/images');
  cpSync(join(demo, 'public/images'), images, { recursive: true });
  const logo = `${images}/ecommerce/logo.svg`;
  const avif = `${images}/ecommerce/03-product.en-1152.avif`;
  const webp = `${images}/team/ana.webp`;
  copyFileSync('demo/trinta/public/apple-touch-icon.png', logo);
  writeFileSync(avif, 'version https://git-lfs.github.com/spec/v1');
  writeFileSync(webp, '');
  const lacking = missingImages(site, folder);
  expect(lacking.flatMap(({ files }) => files)).toEqual([logo, avif, webp]);
  for (const [index, format] of ['SVG', 'AVIF', 'WEBP'].entries()) {
    expect(lacking[index]?.remark).toMatchObject({ sentence: 'otherFormat', values: { format } });
  }
});

test('a person’s photo is optional', () => {
  const folder = mkdtempSync(join(tmpdir(), 'missing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(demo, folder, { recursive: true });
  for (const end of ['avif', 'webp', '960.avif']) {
    rmSync(join(folder, `public/images/team/ana.${end}`));
  }
  expect(missingImages(loadSite(folder).site, folder)).toEqual([]);
});

test('a case without pictures needs none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'missing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(demo, folder, { recursive: true });
  rmSync(join(folder, 'public/images/ecommerce'), { recursive: true });
  writeFileSync(join(folder, 'cases/ecommerce/case.yaml'), 'technologies: []\ngallery: []\n');
  expect(missingImages(loadSite(folder).site, folder)).toEqual([]);
});

test('an image in an article’s text must exist', () => {
  const { file, article } = { file: '/images/nothing.webp', article: 'articles/shown/en.md' };
  const markdown = `![a chart](${file}) ![not ours](https://elsewhere.example/x.png)`;
  const english = {
    ...site.words.en,
    articleWords: { shown: { title: '', description: '', markdown } },
  };
  expect(missingImages({ ...site, words: { ...site.words, en: english } }, demo)).toMatchObject([
    { files: [`${demo}/public${file}`], remark: { values: { article: `${demo}/${article}` } } },
  ]);
});

test('an article’s images are found in every Markdown notation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shown-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/own picture.png'), '');
  const markdown = `![](</own picture.png>) ![](/own%20picture.png#top)
    ![](//elsewhere.example/x.png) \`![](/told-of.png)\` ![](/100%.png)`;
  const english = {
    ...site.words.en,
    articleWords: { shown: { title: '', description: '', markdown } },
  };
  const lacking = missingImages({ ...site, words: { ...site.words, en: english } }, folder);
  const shown = lacking.filter(({ remark }) => remark.sentence === 'shownMissing');
  expect(shown.map(({ files }) => files)).toEqual([[`${folder}/public/100%.png`]]);
});
