import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languages, site } from '#site';
import { addressIn } from '../../src/addresses.ts';
import { barAddresses } from '../e2e/support/site-pages.ts';
import { builtPages } from './support/built-site.ts';

function documentAt(path: string) {
  const html = builtPages.find((page) => page.path === path)?.html;
  if (html === undefined) throw new Error(`There is no page at ${path}.`);
  return parse(html);
}

test.each(languages)('the bar and the menu in %s link to each section', (language) => {
  const document = documentAt(addressIn(language, '/privacy'));
  for (const links of ['header > nav a', '#menu .if-script a']) {
    const addresses = document.querySelectorAll(links).map((link) => link.getAttribute('href'));
    expect(addresses, links).toEqual(barAddresses(language));
  }
});

test.each(languages)(
  'each project in %s links to the next, and the last to the first',
  (language) => {
    const paths = site.facts.cases.map((id) => addressIn(language, `/project/${id}`));
    paths.forEach((path, at) => {
      const next = paths.at((at + 1) % paths.length) ?? '';
      const links = documentAt(path).querySelectorAll(
        `main a[href^="${addressIn(language, '/project/')}"]`,
      );
      expect(links.map((link) => link.getAttribute('href'))).toEqual([next]);
      const title = documentAt(next).querySelector('h1')?.textContent;
      expect(links[0]?.textContent, 'the link says where it leads').toContain(title);
    });
  },
);
