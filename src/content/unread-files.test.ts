import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from './load-site.ts';
import { SiteError } from './remark.ts';
import { copyDemo } from './testing/copy-demo.ts';

type Changes = Parameters<typeof copyDemo>[0];

function copy(changes?: Changes): string {
  const folder = copyDemo(changes);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The files reported as unread. */
function unreadIn(folder: string): readonly unknown[] {
  try {
    loadSite(folder);
    return [];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return error.faults
      .filter(({ sentence }) => sentence === 'unreadFile')
      .map(({ values = {} }) => values['file']);
  }
}

test.each([
  ['people.yaml', 'peple.yaml'],
  ['people.yaml', 'people.yml'],
  ['words/pt-BR/services.yaml', 'words/pt-BR/sevices.yaml'],
  ['words/pt-BR/services.yaml', 'words/pt-br/services.yaml'],
  ['cases/ecommerce/en.yaml', 'cases/ecommerce/em.yaml'],
])('a file %s misnamed as %s is reported', (right, wrong) => {
  const folder = copy();
  mkdirSync(dirname(join(folder, wrong)), { recursive: true });
  renameSync(join(folder, right), join(folder, wrong));
  expect(unreadIn(folder)).toEqual([join(folder, wrong)]);
});

// Only the engine can add a legal page (docs/changing.md).
test('a legal text without a page is reported', () => {
  const folder = copy();
  const file = join(folder, 'words/en/legal/imprint.md');
  writeFileSync(file, '');
  expect(unreadIn(folder)).toEqual([file]);
});

test('other files and omitted cases are not reported', () => {
  const folder = copy();
  const drafts = ['README.md', '.draft.yaml', 'words/NOTES.md', 'words/en/.draft.yaml'];
  const leftOut = ['cases/next/case.yaml', 'removed/1/people.yaml', 'public/data.yaml'];
  for (const file of [...drafts, ...leftOut]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(unreadIn(folder)).toEqual([]);
});

test('files of an omitted language or section are not reported', () => {
  const inOne = (text: string) => text.replace(/^languages: .*/m, 'languages: [pt-BR]');
  expect(unreadIn(copy({ 'site.yaml': inOne }))).toEqual([]);
  const folder = copy();
  rmSync(join(folder, 'people.yaml'));
  expect(unreadIn(folder)).toEqual([]);
});
