import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load-site.ts';

const { site: demo } = loadSite('demo/trinta');

/** The specification's counts (chapter 3). Owners may have any number. */
const specified = {
  /** Number of each case's images, and whether it has an overview. */
  cases: {
    ecommerce: { images: 8, overview: true },
    'ai-education': { images: 6, overview: true },
    'roadwork-inspection': { images: 8, overview: true },
    'constru-match': { images: 7, overview: true },
    'online-ordering': { images: 11, overview: true },
  },
  services: 6,
  technologies: [6, 6, 6, 6],
  members: 4,
  questions: 4,
};

test.each(demo.facts.languages)(
  'in %s the demo has the counts of the specification',
  (language) => {
    const { services, faq, caseWords } = demo.words[language];
    const cases = demo.facts.cases.map((id) => {
      const keyPoints = caseWords[id]?.overview?.keyPoints ?? [];
      return [id, { images: demo.cases[id]?.gallery.length, overview: keyPoints.length > 0 }];
    });
    expect({
      cases: Object.fromEntries(cases),
      services: services?.items.length,
      technologies: Object.values(demo.technologies).map((names) => names.length),
      members: demo.people.length,
      questions: faq?.items.length,
    }).toEqual(specified);
  },
);
