import { type ComponentType, lazy } from 'react';
import type { Language } from '../../contract/language.ts';

interface Module {
  default: ComponentType<{ language: Language }>;
}

/** Components by case id, each in a chunk of its own. */
const details = Object.fromEntries(
  Object.entries(import.meta.glob<Module>('#site-folder/cases/*/detail.tsx')).map(
    ([file, load]) => [file.split('/').at(-2) ?? '', lazy(load)],
  ),
);

export const hasDetail = (id: string) => Object.hasOwn(details, id);

interface CaseDetailProps {
  id: string;
  language: Language;
}

/**
 * A case's own part: `cases/{id}/detail.tsx` of the site folder. It is in no `Suspense`, which would leave it out
 * if it throws, without failing the build.
 */
export function CaseDetail({ id, language }: CaseDetailProps) {
  const Detail = details[id];
  return Detail && <Detail language={language} />;
}
