import type { LegalDocumentId } from '../../routes.ts';
import type { Catalogue } from '../catalogue.ts';
import type { LegalDocument } from '../messages.ts';
import type { ProjectWords } from '../project.ts';
import type { ProjectId } from '../projects.ts';

const projects: Record<ProjectId, () => Promise<ProjectWords>> = {
  ecommerce: async () => (await import('./projects/ecommerce.ts')).ecommerce,
  'ai-education': async () => (await import('./projects/ai-education.ts')).aiEducation,
  'roadwork-inspection': async () =>
    (await import('./projects/roadwork-inspection.ts')).roadworkInspection,
  'constru-match': async () => (await import('./projects/constru-match.ts')).construMatch,
  'online-ordering': async () => (await import('./projects/online-ordering.ts')).onlineOrdering,
};

const legal: Record<LegalDocumentId, () => Promise<LegalDocument>> = {
  privacy: async () => (await import('./legal/privacy.ts')).privacy,
  terms: async () => (await import('./legal/terms.ts')).terms,
  cookies: async () => (await import('./legal/cookies.ts')).cookies,
};

const shared = async () => (await import('./words.ts')).words;

export const catalogue: Catalogue = {
  shell: async () => (await shared()).shell,
  landing: async () => (await shared()).landing,
  project: async (id) => {
    // Before the types are checked a case may lack its line above: the build then says so.
    const [{ cases, projectPage }, project] = await Promise.all([shared(), projects[id]?.()]);
    return { cases, projectPage, project };
  },
  projectPage: async () => ({ projectPage: (await shared()).projectPage }),
  legal: async (id) => ({ document: await legal[id]() }),
  notFound: async () => ({ notFound: (await shared()).notFound }),
};
