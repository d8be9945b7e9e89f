import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineLanguages } from '../contract/language.ts';
import { sayRemark } from '../src/content/remark.ts';
import { copyDemo } from '../src/content/testing/copy-demo.ts';

test.each(engineLanguages)('an image made by hand is named and left alone, in %s', (language) => {
  const folder = copyDemo({
    'site.yaml': (text) => text.replace(/^(ownerLanguage:) .*/m, `$1 ${language} # theirs`),
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const images = join(folder, 'public/images/share');
  mkdirSync(images, { recursive: true });
  const file = `${images}/landing.en.png`;
  writeFileSync(file, 'painted by hand');
  // Nothing is drawn: this is no browser.
  const env = { ...process.env, SITE_FOLDER: folder, CHROMIUM_PATH: process.execPath };
  const parameters = ['artwork/share-images.ts'];
  const { stdout } = spawnSync(process.execPath, parameters, { env, encoding: 'utf8' });
  const said = sayRemark({ sentence: 'imageKept', values: { file } }, language);
  expect(stdout).toBe(`${said}\n`);
});

test('a name that no image has, and a question for help, are answered without a browser', () => {
  const env = { ...process.env, SITE_FOLDER: 'demo/trinta', CHROMIUM_PATH: process.execPath };
  const draw = (word: string) =>
    spawnSync(process.execPath, ['artwork/share-images.ts', word], { env, encoding: 'utf8' });
  const { status, stderr } = draw('lading');
  expect(stderr).toContain('lading');
  expect(stderr).toContain('landing.en.png');
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
  const help = draw('--help');
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('artwork:share')]);
});
