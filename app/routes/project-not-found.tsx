import type { Localized } from '../content/localized.ts';
import type { ProjectPage } from '../content/messages.ts';
import { MissingPage } from './missing-page.tsx';

export function ProjectNotFoundRoute({ projectPage }: Localized<{ projectPage: ProjectPage }>) {
  return <MissingPage {...projectPage.notFound} lang={projectPage.lang} />;
}
