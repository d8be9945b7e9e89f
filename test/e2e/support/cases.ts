import { site } from '#site';
import type { GalleryImage } from '../../../src/content/case.ts';

/** The cases in page order. */
export const caseIds: readonly string[] = site.facts.cases;

/** The case with the most gallery images. Tests name no case, so that each can be removed. */
export const longestCase: string = mustBe(
  caseIds.toSorted((one, other) => imagesOf(other) - imagesOf(one)).at(0),
);

/** The case that is shown first. */
export const firstCase: string = mustBe(caseIds.at(0));

/** The first case whose gallery starts with an aspect other than `video`, if there is one. */
export const uprightCase = caseIds.find((id) => galleryOf(id)[0]?.aspect !== 'video');

/** The next case, as linked on a case's page; the last is followed by the first. */
export function nextCase(id: string): string {
  return mustBe(caseIds[(caseIds.indexOf(id) + 1) % caseIds.length]);
}

/** The number of images in a case's gallery. */
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
