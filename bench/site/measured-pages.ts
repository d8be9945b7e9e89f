import { type Page, pathOf, prefixOf } from '../../app/routes.ts';
import { type Language, languages } from '../../contract/language.ts';

/** A page that stands for its kind, in one language. */
export interface MeasuredPage {
  kind: Page['kind'];
  language: Language;
  path: string;
}

/** The page with the most images and the longest legal text stand for their kinds. */
const kinds: readonly Page[] = [
  { kind: 'landing' },
  { kind: 'project', id: 'ecommerce' },
  { kind: 'legal', document: 'privacy' },
];

/** Each kind of page in each language. */
export const measuredPages: readonly MeasuredPage[] = kinds.flatMap((page) =>
  languages.map((language) => ({
    kind: page.kind,
    language,
    path: pathOf(page, prefixOf(language)),
  })),
);
