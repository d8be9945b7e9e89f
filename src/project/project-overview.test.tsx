import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '#site';
import type { Overview } from '../content/case.ts';
import { ProjectOverview } from './project-overview.tsx';

const words = site.words.en['project-page'];
const told: Overview = {
  challenge: 'Slow',
  solution: 'Fast',
  impact: 'Glad',
  keyPoints: ['Once', 'Twice'],
};

test('a case may have no overview (specification chapter 2)', () => {
  expect(renderToStaticMarkup(<ProjectOverview overview={undefined} words={words} />)).toBe('');
});

test('an overview shows its three parts and its key points', () => {
  const markup = renderToStaticMarkup(<ProjectOverview overview={told} words={words} />);
  for (const text of ['Slow', 'Fast', 'Glad', 'Once', 'Twice']) expect(markup).toContain(text);
  expect(markup).toContain(words.overview);
});
