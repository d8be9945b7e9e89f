import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from '../../../src/ui/prose.tsx';
import { renderProse } from './render-prose.ts';

/** What a reader sees: the words, where links lead, and the numbers of lists. */
function seen(html: string) {
  const shown = parse(html, { blockTextElements: {} });
  return {
    words: shown.textContent.replaceAll(/\s/g, ''),
    struck: shown.querySelectorAll('s, del').map(({ textContent }) => textContent),
    links: shown
      .querySelectorAll('a')
      .map(({ attributes }) => URL.parse(attributes['href'] ?? '')?.href),
    starts: shown.querySelectorAll('ol').map(({ attributes }) => attributes['start'] ?? '1'),
    columns: shown
      .querySelectorAll('th, td')
      .map(
        ({ attributes: { style, 'data-align': align } }) =>
          align ?? style?.match(/text-align:(\w+)/)?.[1] ?? 'left',
      ),
    unmarked: shown.querySelectorAll('.task-list-item, [style*="list-style:none"]').length,
    rows: shown.querySelectorAll('tr').map(({ childNodes }) => childNodes.length),
    items: shown.querySelectorAll('li').map((item) => item.querySelectorAll('li').length),
    breaks: shown.querySelectorAll('br').length,
  };
}

/** The plain text of a letter must have the same words; its marks are those of Markdown. */
test.each([
  ['De 10~20 e 30~40 pessoas, ~~não 50~~ ~ou 60~.', 'De 10~20 e 30~40 pessoas, não 50 ~ou 60~.'],
  ['P&amp;D, R$&nbsp;10 &mdash; **&copy;** &#65; `&amp;`', 'P&D, R$\u00a010 — © A &amp;'],
  ['a < b & c, \\<b\\> 1\\. \\*x\\*, <b>y</b>', 'a < b & c, <b> 1. *x*, <b>y</b>'],
  ['[a](https://x.example/?a=1&amp;b=2)', 'a (https://x.example/?a=1&b=2)'],
  ['[ligue](tel:+5511)', 'ligue (tel:+5511)'],
  [
    'https://x.example/a_b?c=d&e, (www.y.example) z@x.example.',
    'https://x.example/a_b?c=d&e, (www.y.example) z@x.example.',
  ],
  ['0. zero\n1. um\n\n3) três\n4) quatro', '0. zero\n1. um\n\n3. três\n4. quatro'],
  ['- a\n  - b\n    1. c\n\n       d\n- e', '- a\n  - b\n    1. c\n\n       d\n- e'],
  ['1. a\n\n   - b\n2. c', '1. a\n\n   - b\n2. c'],
  ['a  \nb\\\nc', 'a\nb\nc'],
  ['| a | b |\n|---|--:|\n| 1~2 | 3~4 |\n| `x\\|y` |', 'a | b\n1~2 | 3~4\nx|y |'],
  ['- [x] feito\n- [ ] **por** fazer', '- [x] feito\n- [ ] por fazer'],
  [
    '<p>a</p>\n\n# b\n\n```\nc & d\n```\n\n> e\n>\n> f',
    '<p>a</p>\n\nb\n\n    c & d\n\n> e\n> \n> f',
  ],
])('a letter reads like an article: %j', (markdown, plain) => {
  const { html, text } = renderProse(markdown, 'https://trinta.example');
  const article = renderToStaticMarkup(<Prose markdown={markdown} language="pt-BR" />);
  expect(seen(String(html))).toEqual(seen(article));
  expect(text).toBe(plain);
});
