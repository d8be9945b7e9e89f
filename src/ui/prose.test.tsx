import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

const markupOf = (markdown: string) =>
  renderToStaticMarkup(<Prose markdown={markdown} language="pt-BR" />);

test('a table has headers, scrolls in a named box, and has no inline style', () => {
  const markup = markupOf('| Dado | Prazo |\n| --- | ---: |\n| E-mail | 24 meses |');
  expect(markup).toMatch(/^<figure class="[^"]+" aria-label="Tabela" tabindex="0"><table>/);
  expect(markup).toContain(
    '<th scope="col">Dado</th><th scope="col" data-align="right">Prazo</th>',
  );
  expect(markup).toContain('<td>E-mail</td><td data-align="right">24 meses</td>');
  expect(markup).not.toContain('style=');
});

test.each([
  ['two tildes strike words out', '~~velho~~ novo', '<p><del>velho</del> novo</p>'],
  ['single tildes between figures do not', 'de 10~20 a 30~40', '<p>de 10~20 a 30~40</p>'],
  [
    'a bare web address is a link',
    'veja www.anpd.gov.br.',
    '<p>veja <a href="http://www.anpd.gov.br">www.anpd.gov.br</a>.</p>',
  ],
  [
    'a bare e-mail address is a link',
    'a oi@mare.example',
    '<p>a <a href="mailto:oi@mare.example">oi@mare.example</a></p>',
  ],
  [
    'an e-mail address that is a link already stays one',
    '[oi@mare.example](mailto:oi@mare.example)',
    '<p><a href="mailto:oi@mare.example">oi@mare.example</a></p>',
  ],
  [
    'a link may dial a number, but not run a script',
    '[ligue](tel:+5511) [x](javascript:x)',
    '<p><a href="tel:+5511">ligue</a> <a href="">x</a></p>',
  ],
])('%s', (_, markdown, markup) => {
  expect(markupOf(markdown)).toBe(markup);
});

test('a task list has no disabled checkboxes', () => {
  const markup = markupOf('- [x] feito\n- [ ] por fazer');
  expect(markup).toMatch(/☑ feito.*☐ por fazer/s);
  expect(markup).not.toContain('<input');
});
