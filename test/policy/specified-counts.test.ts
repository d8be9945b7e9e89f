import { expect, test } from 'vitest';
import { contentOf } from '../../app/content/load-content.ts';
import { projectIds, projects } from '../../app/content/projects.ts';
import { team } from '../../app/content/team.ts';
import { technologyGroups } from '../../app/content/technologies.ts';
import { languages } from '../../contract/language.ts';

/**
 * How many the specification asks for (chapter 3). Whoever makes the site their own writes their numbers
 * here: every other test counts the content. Numbers that a layout needs are types in messages.ts.
 */
const specified = {
  /** Images of each case, and whether more is told of it than images, features and technologies. */
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

test.each(languages)('in %s there is as much as the specification asks for', async (language) => {
  const load = contentOf(language);
  const { services, faq } = await load.landing();
  const cases = projectIds.map(async (id) => {
    const { overview } = (await load.project(id)).project;
    const isTold = overview !== undefined && overview.keyPoints.length > 0;
    return [id, { images: projects[id].gallery.length, overview: isTold }] as const;
  });
  expect({
    cases: Object.fromEntries(await Promise.all(cases)),
    services: services.items.length,
    technologies: Object.values(technologyGroups).map((names) => names.length),
    members: team.length,
    questions: faq.items.length,
  }).toEqual(specified);
});
