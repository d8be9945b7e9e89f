import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShareCard } from './share-card.tsx';

/** The two lines into which a card parts the title of a case. */
function linesOf(title: string): (string | undefined)[] {
  const markup = renderToStaticMarkup(
    createElement(ShareCard, {
      content: {
        kind: 'project',
        title,
        sector: 'Retail',
        result: { figure: '30', label: 'days' },
        labels: { day: 'Day 30', live: 'Live' },
        cover: { source: 'data:,', phone: false },
      },
    }),
  );
  return [/class="name[^>]*>([^<]*)</, /class="rest">([^<]*)</].map(
    (line) => line.exec(markup)?.[1],
  );
}

test.each([
  ['Acme: loja rápida', 'Acme', 'Loja rápida'],
  ['Acme: loja: rápida', 'Acme', 'Loja: rápida'],
  ['Acme', 'Acme', ''],
])('the title %j loses nothing', (title, name, rest) => {
  expect(linesOf(title)).toEqual([name, rest]);
});
