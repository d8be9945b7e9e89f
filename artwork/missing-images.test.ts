import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../src/content/load-site.ts';
import { missingImages } from './missing-images.ts';

const demo = 'demo/trinta';
const { site } = loadSite(demo);

test('the demo lacks no picture', () => {
  expect(missingImages(site, demo)).toEqual([]);
});

test('what is missing is told with the command that makes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'missing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const images = join(folder, 'public/images');
  cpSync(join(demo, 'public/images'), images, { recursive: true });
  for (const file of ['ecommerce/03-product.en-1152.avif', 'ecommerce/logo.svg', 'team/ana.webp']) {
    rmSync(join(images, file));
  }
  expect(missingImages(site, folder)).toEqual([
    {
      whose: 'The case ecommerce',
      files: [`${images}/ecommerce/logo.svg`],
      command: 'npm run images -- ecommerce logo.svg',
    },
    {
      whose: 'The case ecommerce',
      files: [`${images}/ecommerce/03-product.en-1152.avif`],
      command: 'npm run images -- ecommerce 03-product.png',
    },
    {
      whose: 'The person ana',
      files: [`${images}/team/ana.webp`],
      command: 'npm run images -- team ana.jpg',
    },
  ]);
});

test('a person without a photo, who has their initials, lacks nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'missing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(demo, folder, { recursive: true });
  for (const end of ['avif', 'webp', '960.avif']) {
    rmSync(join(folder, `public/images/team/ana.${end}`));
  }
  expect(missingImages(loadSite(folder).site, folder)).toEqual([]);
});
