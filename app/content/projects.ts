import type { ProjectFacts } from './project.ts';
import { aiEducation } from './project-facts/ai-education.ts';
import { construMatch } from './project-facts/constru-match.ts';
import { ecommerce } from './project-facts/ecommerce.ts';
import { onlineOrdering } from './project-facts/online-ordering.ts';
import { roadworkInspection } from './project-facts/roadwork-inspection.ts';

/** The success cases, in the order in which they are shown. */
export const projects = {
  ecommerce,
  'ai-education': aiEducation,
  'roadwork-inspection': roadworkInspection,
  'constru-match': construMatch,
  'online-ordering': onlineOrdering,
} as const satisfies Record<string, ProjectFacts>;

export type ProjectId = keyof typeof projects;

/** In the order of the cases. */
export const projectIds: readonly ProjectId[] = Object.keys(projects).filter(isProjectId);

/** The project after this one, in the order of the cases; after the last comes the first, and after an only one none. */
export function nextProject(id: ProjectId): ProjectId | undefined {
  const next = projectIds[(projectIds.indexOf(id) + 1) % projectIds.length];
  return next === id ? undefined : next;
}

/** Whether a part of an address names a case; what every object inherits, such as `toString`, names none. */
export function isProjectId(value: string): value is ProjectId {
  return Object.hasOwn(projects, value);
}
