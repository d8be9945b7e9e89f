import { createContext, use } from 'react';
import type { Language } from '../contract/language.ts';
import { type Page, type Prefix, pathOf } from './routes.ts';

/** Where the visitor is: what a component needs to make a link or to say its language. */
export interface CurrentPage {
  page: Page;
  prefix: Prefix;
  language: Language;
  switchLanguage: (language: Language) => Promise<void>;
}

export const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);

/** The page and language that the component is shown in. */
export function useCurrentPage(): CurrentPage {
  const current = use(CurrentPageContext);
  if (!current) throw new Error('There is no CurrentPageContext.');
  return current;
}

/**
 * Address of a page, and of a section on it, that keeps the visitor under their prefix. To a section of
 * the landing page from there it is the fragment alone: at an address with a campaign's tags any other
 * would load the page anew.
 */
export function useHref(): (page: Page, section?: string) => string {
  const { page: shown, prefix } = useCurrentPage();
  return (page, section) => {
    if (!section) return pathOf(page, prefix);
    const isHere = page.kind === 'landing' && shown.kind === 'landing';
    return `${isHere ? '' : pathOf(page, prefix)}#${section}`;
  };
}
