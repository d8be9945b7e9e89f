import * as v from 'valibot';
import { says } from './remark.ts';
import { figure, pageMeta, text } from './text.ts';

/** How an image stands in the gallery: 9:16 and narrow, 1:1, or 16:9. */
export const aspects = ['mobile', 'square', 'video'] as const;
export type Aspect = (typeof aspects)[number];

/** What no case can be called, because `public/images/` has folders of these names. */
export const otherPictures: readonly string[] = ['articles', 'share', 'team'];

const galleryImage = v.strictObject({
  /** Base name of the files in `public/images/{case}/`, and the key of its caption. */
  file: text,
  aspect: v.picklist(aspects, says('noneOf')),
});

export type GalleryImage = v.InferOutput<typeof galleryImage>;

/** `cases/{id}/case.yaml`: what is the same about a case in every language. */
export const caseFactsSchema = v.strictObject({
  /** The gallery file that stands for the case on cards and share images. */
  cover: text,
  /** How many of twelve columns its card takes in a wide window; left out, its place decides. */
  columns: v.optional(v.picklist([4, 5, 6, 7, 8, 12], says('noneOf'))),
  technologies: v.array(text),
  gallery: v.array(galleryImage),
});

/** `cases/{id}/{language}.yaml`: what is said about a case in one language. */
export const caseWordsSchema = v.strictObject({
  ...pageMeta,
  sector: text,
  /** What it brought, and how that was measured: over which time, against what. */
  result: v.strictObject({ ...figure.entries, measured: v.optional(text) }),
  /** A caption for each image of the gallery. */
  captions: v.record(text, text),
  /** A case without one shows its images, features and technologies. */
  overview: v.optional(
    v.strictObject({ challenge: text, solution: text, impact: text, keyPoints: v.array(text) }),
  ),
  /** A sentence of the client's. */
  quote: v.optional(v.strictObject({ text, by: text })),
  /** Specification chapter 2: four to six. */
  features: v.array(text),
});

export type CaseFacts = v.InferOutput<typeof caseFactsSchema>;
export type CaseWords = v.InferOutput<typeof caseWordsSchema>;
export type Overview = NonNullable<CaseWords['overview']>;
