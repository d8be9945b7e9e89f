import { site } from '#site';
import type { GalleryImage } from '../../../src/content/case.ts';

/** The cases in the order of the page. */
export const caseIds: readonly string[] = site.facts.cases;

/** The case whose gallery has most images. The tests name none, so that any may be taken out. */
export const longestCase: string = mustBe(
  caseIds.toSorted((one, other) => imagesOf(other) - imagesOf(one)).at(0),
);

/** The case that is shown first. */
export const firstCase: string = mustBe(caseIds.at(0));

/** The first whose gallery begins with an image that is not as wide as a video, if there is one. */
export const uprightCase = caseIds.find((id) => galleryOf(id)[0]?.aspect !== 'video');

/** The case that a case's page leads on to; the last leads to the first. */
export function nextCase(id: string): string {
  return mustBe(caseIds[(caseIds.indexOf(id) + 1) % caseIds.length]);
}

/** How many images a case's gallery has. */
export function imagesOf(id: string): number {
  return galleryOf(id).length;
}

/** The images of a case's gallery, in their order. */
export function galleryOf(id: string): readonly GalleryImage[] {
  return site.cases[id]?.gallery ?? [];
}

function mustBe(id: string | undefined): string {
  if (!id) throw new Error('The content has no case, and these tests walk through one.');
  return id;
}
