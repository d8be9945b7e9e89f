import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { projectPage } from '../content/en/project-page.ts';
import type { ProjectWords } from '../content/project.ts';
import { ProjectOverview } from './project-overview.tsx';

const bare: ProjectWords = { captions: {}, features: ['One', 'Two', 'Three', 'Four'] };
const told: ProjectWords = {
  ...bare,
  overview: { challenge: 'Slow', solution: 'Fast', impact: 'Glad', keyPoints: ['Once', 'Twice'] },
};

const overviewOf = ({ overview }: ProjectWords) =>
  renderToStaticMarkup(<ProjectOverview overview={overview} words={projectPage} />);

test('a case may have no overview (specification chapter 2)', () => {
  expect(overviewOf(bare)).toBe('');
});

test('an overview shows its three parts and its key points', () => {
  const markup = overviewOf(told);
  for (const text of ['Slow', 'Fast', 'Glad', 'Once', 'Twice']) expect(markup).toContain(text);
  expect(markup).toContain(projectPage.overview);
});
