import { expect, test } from 'vitest';
import { languages, site } from '#site';
import { addressIn } from '../../src/addresses.ts';
import { optionalSections } from '../../src/content/words.ts';
import { builtPages } from './support/built-site.ts';

test.each(languages)('the landing page in %s shows every section that has texts', (language) => {
  const path = addressIn(language, '/');
  const tags = builtPages.find((page) => page.path === path)?.tags ?? [];
  const shown = tags.flatMap(({ name, attributes: { id } }) => (name === 'section' && id) || []);
  const words = site.words[language];
  const wanted = optionalSections.filter((section) => words[section] !== undefined);
  expect(shown.filter((id) => id !== 'contact')).toEqual(wanted);
});
