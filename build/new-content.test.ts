import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineLanguages } from '../contract/language.ts';
import { legalDocumentIds } from '../src/content/site.ts';

test.each(engineLanguages)('a site, a case and an article can be created in %s', (language) => {
  const files = globSync(['demo/neutral/words/en/**/*.*', 'demo/new/*/en.*']);
  expect(files.length).toBeGreaterThan(10);
  const legal = legalDocumentIds.map((id) => `demo/neutral/words/en/legal/${id}.md`);
  const own = [...files, ...legal].map((file) => file.replace(/\ben\b/, language));
  expect(own.filter((file) => !existsSync(file))).toEqual([]);
});
