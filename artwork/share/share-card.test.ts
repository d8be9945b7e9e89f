import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CardSubject, type DayLabels, ShareCard } from './share-card.tsx';

const mark = '<svg id="ours"></svg>';

function markupOf(subject: CardSubject): string {
  const content = { name: 'Acme', domain: 'acme.example', mark, subject };
  return renderToStaticMarkup(createElement(ShareCard, { content }));
}

function projectCard(title: string, options: { labels?: DayLabels; phone?: boolean } = {}): string {
  return markupOf({
    kind: 'project',
    title,
    sector: 'Retail',
    result: { figure: '3 ×', label: 'the sales' },
    cover: { source: 'data:,', phone: options.phone ?? false },
    labels: options.labels,
  });
}

test.each([
  ['Acme: loja rápida', 'Acme', 'Loja rápida'],
  ['Acme: loja: rápida', 'Acme', 'Loja: rápida'],
  ['Uma loja mais rápida', undefined, 'Uma loja mais rápida'],
])('the title %j is complete', (title, name, rest) => {
  const markup = projectCard(title);
  const lines = [/class="name[^>]*>([^<]*)</, /class="rest[^>]*>([^<]*)</].map(
    (line) => line.exec(markup)?.[1],
  );
  expect(lines).toEqual([name, rest]);
});

test('a card shows the calendar only for a site that has one', () => {
  const labels = { day: 'Day 30', live: 'Live' };
  expect(projectCard('Acme', { labels })).toContain('Day 30');
  expect(projectCard('Acme')).not.toMatch(/class="mono (day|live)/);
  const landing = { kind: 'landing', lines: ['Hello.'], phrase: 'We build' } as const;
  expect(markupOf({ ...landing, labels, product: 'data:,' })).toContain('Day 30');
  expect(markupOf(landing)).not.toMatch(/class="(lines|arrow|mono day)/);
});

test('the mark is beside the name on cards without a wide picture', () => {
  const marks = (markup: string) => markup.match(/id="ours"/g)?.length;
  expect(marks(projectCard('Acme'))).toBe(1);
  expect(marks(projectCard('Acme', { phone: true }))).toBe(2);
  expect(marks(markupOf({ kind: 'document', title: 'Terms', note: '' }))).toBe(2);
});
