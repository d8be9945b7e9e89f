import * as v from 'valibot';
import { says } from './remark.ts';
import { figure, pageMeta, text } from './text.ts';

/** Shape of an image in the gallery: 9:16, 1:1 or 16:9. */
export const aspects = ['mobile', 'square', 'video'] as const;
export type Aspect = (typeof aspects)[number];

/** Names that no case can have, because they are other folders in `public/images/`. */
export const otherPictures: readonly string[] = ['articles', 'share', 'team'];

const galleryImage = v.strictObject({
  /** Base name of the files in `public/images/{case}/`, and the key of its caption. */
  file: text,
  aspect: v.picklist(aspects, says('noneOf')),
});

export type GalleryImage = v.InferOutput<typeof galleryImage>;

/** `cases/{id}/case.yaml`: the facts of a case, the same in every language. */
export const caseFactsSchema = v.strictObject({
  /** The gallery file shown on the case's card and share image; by default the first. */
  cover: v.optional(text),
  /** How many of twelve columns its card takes in a wide window; by default its position decides. */
  columns: v.optional(v.picklist([4, 5, 6, 7, 8, 12], says('noneOf'))),
  technologies: v.array(text),
  /** Empty while the case has no pictures. */
  gallery: v.array(galleryImage),
});

/** `cases/{id}/{language}.yaml`: the words of a case in one language. */
export const caseWordsSchema = v.strictObject({
  ...pageMeta,
  sector: text,
  /** The result, and how it was measured: over which period, against which baseline. */
  result: v.strictObject({ ...figure.entries, measured: v.optional(text) }),
  /** A caption for each image of the gallery. */
  captions: v.nullish(v.record(text, text), {}),
  /** Optional: without it a case shows its quote, images, features and technologies. */
  overview: v.optional(
    v.strictObject({ challenge: text, solution: text, impact: text, keyPoints: v.array(text) }),
  ),
  /** A quote from the client. */
  quote: v.optional(v.strictObject({ text, by: text })),
  /** Specification chapter 2: four to six. */
  features: v.array(text),
});

export type CaseFacts = v.InferOutput<typeof caseFactsSchema>;

export interface Case extends CaseFacts {
  /** Whether its logo was imported. */
  hasLogo: boolean;
}
export type CaseWords = v.InferOutput<typeof caseWordsSchema>;
/** The image for a case's card and share image; undefined while the case has none. */
export const coverOf = ({ cover, gallery }: CaseFacts): GalleryImage | undefined =>
  gallery.find(({ file }) => file === cover) ?? gallery[0];

export type Overview = NonNullable<CaseWords['overview']>;
