import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load-site.ts';
import { required } from '../../src/content/site.ts';

/* The demo makes the specification's claims (chapter 9). Owners make their own. */
const { site: demo } = loadSite('demo/trinta');

/** The figures in a text, with their signs for percentages, increases, ranges and minimums. */
const figuresIn = (text: string) => text.match(/\+?\d+(?:–\d+)?[+%]*/g) ?? [];

const sprints = { 'pt-BR': 'sprints semanais', en: 'weekly sprints' };

describe.each(['pt-BR', 'en'] as const)('in %s', (language) => {
  const { landing, hero, caseWords, ...words } = demo.words[language];
  const methodology = required(words.methodology, 'methodology');
  const drawn = required(demo.methodology, 'methodology');

  test('the claims have the specification’s figures', () => {
    const [cost, time, rhythm] = methodology.benefits.map(({ title }) => title);
    expect({
      description: figuresIn(landing.description),
      hero: hero.facts.map(({ figure }) => figuresIn(figure)),
      benefits: [cost, time].map((title = '') => figuresIn(title)),
      traditional: figuresIn(methodology.comparison.traditional.steps),
      ours: figuresIn(methodology.comparison.ours.steps),
      months: [
        figuresIn(methodology.comparison.traditional.duration),
        figuresIn(methodology.comparison.ours.duration),
      ],
    }).toEqual({
      description: ['30', '40%'],
      hero: [['30'], ['40%'], ['70%']],
      benefits: [['40%'], ['70%']],
      traditional: ['8+'],
      ours: ['6'],
      months: [['3–6'], ['1–2']],
    });
    expect(rhythm?.toLowerCase()).toBe(sprints[language]);
  });

  test.each([
    ['ecommerce', '300%'],
    ['roadwork-inspection', '70%'],
  ])('%s claims an increase of %s on its card and in its overview', (id, rise) => {
    const { result, overview } = required(caseWords[id], id);
    expect(result.figure).toBe(`+${rise}`);
    expect(figuresIn(overview?.impact ?? '')).toContain(rise);
  });

  test('the comparison’s bars match the figures in their texts', () => {
    for (const way of ['traditional', 'ours'] as const) {
      const { fromMonths, toMonths, steps } = drawn.comparison[way];
      const { duration, steps: said } = methodology.comparison[way];
      expect(figuresIn(duration), way).toEqual([`${fromMonths}–${toMonths}`]);
      expect(figuresIn(said).map(Number.parseFloat), way).toEqual([steps]);
    }
  });

  test('the methodology has as many steps as the comparison counts', () => {
    expect(methodology.steps).toHaveLength(drawn.comparison.ours.steps);
    expect(drawn.days).toHaveLength(drawn.comparison.ours.steps);
  });
});
