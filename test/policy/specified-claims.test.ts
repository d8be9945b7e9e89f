import { describe, expect, test } from 'vitest';
import { brand } from '../../app/content/brand.ts';
import { contentOf } from '../../app/content/load-content.ts';
import { comparison, methodologyDays } from '../../app/content/methodology.ts';
import { isProjectId } from '../../app/content/projects.ts';
import { isDemo } from '../../build/launch/brand-facts.ts';
import { languages } from '../../contract/language.ts';

/** The figures of a text, each with what makes it a share, a rise, a range or a least number. */
const figuresIn = (text: string) => text.match(/\+?\d+(?:–\d+)?[+%]*/g) ?? [];

/** What two cases claim to have done; one that was taken out claims nothing. */
const results = Object.entries({ ecommerce: '300%', 'roadwork-inspection': '70%' }).flatMap(
  ([id, rise]) => (isProjectId(id) ? [[id, rise] as const] : []),
);

const sprints = { 'pt-BR': 'sprints semanais', en: 'weekly sprints' };

describe.each(languages)('in %s', (language) => {
  // The demo's claims are the specification's (chapter 9); an owner makes their own.
  test.runIf(isDemo(brand))('the claims have the figures of the specification', async () => {
    const { meta, hero, methodology } = await contentOf(language).landing();
    const [cost, time, rhythm] = methodology.benefits.map(({ title }) => title);
    expect({
      description: figuresIn(meta.description),
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

  test.runIf(isDemo(brand)).each(results)(
    '%s claims a rise of %s on its card and in its overview',
    async (id, rise) => {
      const { cases, project } = await contentOf(language).project(id);
      expect(cases.items[id].result.figure).toBe(`+${rise}`);
      expect(figuresIn(project.overview?.impact ?? '')).toContain(rise);
    },
  );

  test('what the bars of the comparison draw is what the words beside them say', async () => {
    const { methodology } = await contentOf(language).landing();
    for (const way of ['traditional', 'ours'] as const) {
      const { fromMonths, toMonths, steps } = comparison[way];
      const { duration, steps: said } = methodology.comparison[way];
      expect(figuresIn(duration), way).toEqual([`${fromMonths}–${toMonths}`]);
      expect(figuresIn(said).map(Number.parseFloat), way).toEqual([steps]);
      expect(toMonths, 'no bar is longer than its axis').toBeLessThanOrEqual(comparison.axisMonths);
    }
  });

  test('as many steps are told and drawn as our way is said to have', async () => {
    const { methodology } = await contentOf(language).landing();
    expect(methodology.steps).toHaveLength(comparison.ours.steps);
    expect(methodologyDays).toHaveLength(comparison.ours.steps);
  });
});
