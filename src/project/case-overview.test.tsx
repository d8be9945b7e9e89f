import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '#site';
import type { Overview } from '../content/case.ts';
import { CaseOverview } from './case-overview.tsx';

const words = site.words.en['project-page'];
const told: Overview = {
  challenge: 'Slow',
  solution: 'Fast',
  impact: 'Glad',
  keyPoints: ['Once', 'Twice', 'Good', 'Ana'],
};

test('a case may have no overview (specification chapter 2)', () => {
  expect(
    renderToStaticMarkup(<CaseOverview overview={undefined} quote={undefined} words={words} />),
  ).toBe('');
});

test('the client’s quote is shown without an overview, too', () => {
  const quote = { text: 'Good', by: 'Ana' };
  const markup = renderToStaticMarkup(
    <CaseOverview overview={undefined} quote={quote} words={words} />,
  );
  expect(markup).toMatch(/Good.*Ana/);
});

test('an overview shows its three parts, the client’s quote and the key points', () => {
  const markup = renderToStaticMarkup(
    <CaseOverview overview={told} quote={{ text: 'Good', by: 'Ana' }} words={words} />,
  );
  for (const text of ['Slow', 'Fast', 'Glad', 'Once', 'Twice', 'Good', 'Ana'])
    expect(markup).toContain(text);
  expect(markup).toContain(words.overview);
});
