import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findLeftovers } from '../../build/launch/leftovers.ts';
import { loadSite } from './load-site.ts';
import { SiteError } from './remark.ts';
import { copyDemo } from './testing/copy-demo.ts';

function copy(): string {
  const folder = copyDemo();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What is meant by each file that stops the reading, by its name. */
function meantIn(folder: string): Readonly<Record<string, unknown>> {
  try {
    loadSite(folder);
    return {};
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const stray = error.faults.filter(({ sentence }) => sentence === 'strayFile');
    return Object.fromEntries(stray.map(({ values = {} }) => [values['file'], values['meant']]));
  }
}

test.each([
  ['people.yaml', 'peple.yaml'],
  ['people.yaml', 'people.yml'],
  ['words/pt-BR/services.yaml', 'words/pt-BR/sevices.yaml'],
  ['words/pt-BR/services.yaml', 'words/pt-br/services.yaml'],
  ['cases/ecommerce/en.yaml', 'cases/ecommerce/em.yaml'],
])('%s is missed where it is called %s', (right, wrong) => {
  const folder = copy();
  mkdirSync(dirname(join(folder, wrong)), { recursive: true });
  renameSync(join(folder, right), join(folder, wrong));
  expect(meantIn(folder)).toEqual({ [join(folder, wrong)]: right });
});

/** What is left over in a site folder with some more files, each empty. */
function leftOver(...files: readonly string[]): string {
  const folder = copy();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const found = findLeftovers(loadSite(folder).site, folder);
  return found.map(({ what }) => what).join('\n');
}

test.each([
  'pessoas.yaml',
  'words/pt-BR/services (copy).yaml',
  'words/sevices.yaml',
  'cases/ecommerce/fr.yaml',
  'articles/loose.md',
])('a file that nothing reads is named, and stops nothing: %s', (file) => {
  expect(leftOver(file)).toMatch(new RegExp(`: ${RegExp.escape(file)}$`));
});

test('what is no file of the site, or is left out, is not', () => {
  const files = ['README.md', 'words/NOTES.md', '.draft.yaml', 'articles/.draft.md'];
  const leftOut = ['cases/next/case.yaml', 'cases/next/pt-BR.yaml', 'removed/1/people.yaml'];
  expect(leftOver(...files, ...leftOut, 'public/data.yaml')).toBe('');
});

test('files of a language that the site leaves out stay where they are', () => {
  const folder = copyDemo({
    'site.yaml': (text) => text.replace(/^languages: .*/m, 'languages: [pt-BR]'),
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(findLeftovers(loadSite(folder).site, folder)).toEqual([]);
});
