import { site } from '#site';

/** The cases in the order of the page. */
export const caseIds: readonly string[] = site.facts.cases;

/** The case whose gallery has most images. The tests name none, so that any may be taken out. */
export const longestCase: string = mustBe(
  caseIds.toSorted((one, other) => imagesOf(other) - imagesOf(one)).at(0),
);

/** The case that is shown first. */
export const firstCase: string = mustBe(caseIds.at(0));

/** The first whose gallery begins with an image that is not as wide as a video, if there is one. */
export const uprightCase = caseIds.find((id) => site.cases[id]?.gallery[0]?.aspect !== 'video');

/** How many images a case's gallery has. */
export function imagesOf(id: string): number {
  return site.cases[id]?.gallery.length ?? 0;
}

function mustBe(id: string | undefined): string {
  if (!id) throw new Error('The content has no case, and these tests walk through one.');
  return id;
}
