import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { site } from '#site';
import { LegalDocument } from './legal-document.tsx';

const markupOf = (markdown: string, language: 'pt-BR' | 'en' = 'en') =>
  renderToStaticMarkup(
    <LegalDocument
      document={{ title: 'Terms', description: 'What holds.', markdown }}
      language={language}
    />,
  );

describe('the date', () => {
  test.each([
    ['pt-BR', '15 de março de 2024'],
    ['en', '15 March 2024'],
  ] as const)('is written as in %s, with a machine-readable one', (language, date) => {
    const { updated } = site.words[language]['legal-page'];
    expect(markupOf('Text.', language)).toContain(
      `<time dateTime="2024-03-15">${updated.replace('{date}', date)}</time>`,
    );
  });
});

test('each h2 starts a section with an id', () => {
  const markup = markupOf('Before.\n\n## One\n\nFirst.\n\n### Part\n\n## Two\n\nSecond.');
  expect(markup).toContain('<p>Before.</p></div></header><ol><li id="section-1"><h2>One</h2>');
  expect(markup).toContain('<h3>Part</h3></li><li id="section-2"><h2>Two</h2>');
});

test('every section knows the links defined at the end', () => {
  const markup = markupOf(
    'See [LGPD].\n\n[Officer]: Ana Prado\n\n## One\n\nThe [authority][anpd].\n\n## Two\n\nEnd.\n\n[anpd]: https://anpd.example\n[LGPD]: <https://lgpd.example> "Law"',
  );
  expect(markup).toContain('See <a href="https://lgpd.example" title="Law">LGPD</a>.');
  expect(markup).toContain('The <a href="https://anpd.example">authority</a>.');
  expect(markup.split('Ana Prado'), 'what only looks like a definition').toHaveLength(2);
  expect(markup).toMatch(/End\.<\/p><\/li><\/ol>/);
});

test('HTML in a policy is shown as text', () => {
  expect(markupOf('<script>alert(1)</script>')).not.toContain('<script>');
});
