import { defaultLanguage, type Language } from '../../contract/language.ts';
import type { LegalDocumentId } from '../routes.ts';
import type { Catalogue, PartialCatalogue, ProjectContent } from './catalogue.ts';
import { catalogue as english } from './en/catalogue.ts';
import { type Localized, withFallback } from './localized.ts';
import type { Landing, LegalDocument, NotFound, ProjectPage, Shell } from './messages.ts';
import type { ProjectId } from './projects.ts';
import { catalogue as portuguese } from './pt-BR/catalogue.ts';

/** A complete language needs no fallback; a partial one would be listed with `partial(…)`. */
const contentLoaders: Record<Language, ContentLoader> = {
  'pt-BR': complete(portuguese),
  en: complete(english),
};

export interface ContentLoader {
  shell: () => Promise<Localized<Shell>>;
  landing: () => Promise<Localized<Landing>>;
  project: (id: ProjectId) => Promise<Localized<ProjectContent>>;
  projectPage: () => Promise<Localized<{ projectPage: ProjectPage }>>;
  legal: (id: LegalDocumentId) => Promise<Localized<{ document: LegalDocument }>>;
  notFound: () => Promise<Localized<{ notFound: NotFound }>>;
}

/** The loader of a language that has every word. */
export function complete(catalogue: Catalogue): ContentLoader {
  return catalogue;
}

/** The loader of a language that lacks some: those slices are the fallback's, marked as such. */
export function partial(
  catalogue: PartialCatalogue,
  fallback: Catalogue = portuguese,
  fallbackLanguage: Language = defaultLanguage,
): ContentLoader {
  async function fill<T extends object>(
    own: Promise<Partial<T>> | undefined,
    whole: Promise<T>,
  ): Promise<Localized<T>> {
    return withFallback((await own) ?? {}, await whole, fallbackLanguage);
  }
  return {
    shell: () => fill(catalogue.shell?.(), fallback.shell()),
    landing: () => fill(catalogue.landing?.(), fallback.landing()),
    project: (id) => fill(catalogue.project?.(id), fallback.project(id)),
    projectPage: () => fill(catalogue.projectPage?.(), fallback.projectPage()),
    legal: (id) => fill(catalogue.legal?.(id), fallback.legal(id)),
    notFound: () => fill(catalogue.notFound?.(), fallback.notFound()),
  };
}

/** The words of a language, part by part. */
export function contentOf(language: Language): ContentLoader {
  return contentLoaders[language];
}
