import type { LegalDocumentId } from '../routes.ts';
import type { Cases, Landing, LegalDocument, NotFound, ProjectPage, Shell } from './messages.ts';
import type { ProjectWords } from './project.ts';
import type { ProjectId } from './projects.ts';

export interface ProjectContent {
  cases: Cases;
  projectPage: ProjectPage;
  project: ProjectWords;
}

/** How one language's words are fetched: a part only where a page shows it. */
export interface Catalogue {
  shell: () => Promise<Shell>;
  landing: () => Promise<Landing>;
  project: (id: ProjectId) => Promise<ProjectContent>;
  projectPage: () => Promise<{ projectPage: ProjectPage }>;
  legal: (id: LegalDocumentId) => Promise<{ document: LegalDocument }>;
  notFound: () => Promise<{ notFound: NotFound }>;
}

type PartialLoad<F> = F extends (...parameters: infer P) => Promise<infer T>
  ? (...parameters: P) => Promise<Partial<T>>
  : never;

/** A further language may lack parts, and slices of parts: those are shown in the fallback. */
export type PartialCatalogue = { [K in keyof Catalogue]?: PartialLoad<Catalogue[K]> };
