import { expect, test } from 'vitest';
import { projectIds } from '../../app/content/projects.ts';
import { team } from '../../app/content/team.ts';
import { technologyGroups } from '../../app/content/technologies.ts';

/**
 * How many the specification asks for (chapter 3). Whoever makes the site their own writes their numbers
 * here: every other test counts the content. Numbers that a layout needs are types in messages.ts.
 */
const specified = { cases: 5, members: 4, technologies: [6, 6, 6, 6] };

test('the content has as many cases, people and technologies as the specification asks for', () => {
  expect({
    cases: projectIds.length,
    members: team.length,
    technologies: Object.values(technologyGroups).map((names) => names.length),
  }).toEqual(specified);
});
