import { type ProjectId, projectIds, projects } from '../../../app/content/projects.ts';

/** The case whose gallery has most images. The tests name none, so that any may be taken out. */
export const longestCase: ProjectId = mustBe(
  projectIds.toSorted((one, other) => imagesOf(other) - imagesOf(one)).at(0),
);

/** The case that is shown first. */
export const firstCase: ProjectId = mustBe(projectIds.at(0));

/** The first whose gallery begins with an image that is not as wide as a video, if there is one. */
export const uprightCase = projectIds.find((id) => projects[id].gallery[0]?.aspect !== 'video');

/** How many images a case's gallery has. */
export function imagesOf(id: ProjectId): number {
  return projects[id].gallery.length;
}

function mustBe(id: ProjectId | undefined): ProjectId {
  if (!id) throw new Error('The content has no case, and these tests walk through one.');
  return id;
}
