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
  /** Images of each case. */
  galleries: {
    ecommerce: 8,
    'ai-education': 6,
    'roadwork-inspection': 8,
    'constru-match': 7,
    'online-ordering': 11,
  },
  members: 4,
  technologies: [6, 6, 6, 6],
};

/** Cases of which more is told than images, features and technologies: all five. */
const withOverview = Object.keys(specified.galleries);

test('the content has as many images, people and technologies as the specification asks for', () => {
  expect({
    galleries: Object.fromEntries(projectIds.map((id) => [id, projects[id].gallery.length])),
    members: team.length,
    technologies: Object.values(technologyGroups).map((names) => names.length),
  }).toEqual(specified);
});

test.each(languages)('in %s every case has the overview that was decided on', async (language) => {
  const told: string[] = [];
  for (const id of projectIds) {
    const { project } = await contentOf(language).project(id);
    if (project.overview?.keyPoints.length) told.push(id);
  }
  expect(told).toEqual(withOverview);
});
