import { type ProjectId, projectIds, projects } from '../../app/content/projects.ts';
import { type Page, pathOf, prefixOf } from '../../app/routes.ts';
import { defaultLanguage, type Language, languages } from '../../contract/language.ts';

/** A page that stands for its kind, in one language. */
export interface MeasuredPage {
  kind: Page['kind'];
  language: Language;
  path: string;
}

/** The case whose page is measured: the first with a gallery to turn, so that any may be taken out. */
const measuredCase: ProjectId = turningCase();

/** Where its page stands in the default language. */
export const measuredCasePath = pathOf(
  { kind: 'project', id: measuredCase },
  prefixOf(defaultLanguage),
);

/** The measured case and the longest legal text stand for their kinds. */
const kinds: readonly Page[] = [
  { kind: 'landing' },
  { kind: 'project', id: measuredCase },
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

function turningCase(): ProjectId {
  const found = projectIds.find((id) => projects[id].gallery.length > 1);
  if (!found) throw new Error('No case has two images, and the benchmarks turn a gallery.');
  return found;
}
