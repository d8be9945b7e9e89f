import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faq } from '../content/pt-BR/faq.ts';
import { Faq } from './faq.tsx';

test('a section in another language than the page says so on its element', () => {
  expect(renderToStaticMarkup(<Faq words={{ ...faq, lang: 'pt-BR' }} />)).toMatch(
    /^<section[^>]* lang="pt-BR"/,
  );
  expect(renderToStaticMarkup(<Faq words={faq} />)).not.toContain('lang=');
});
