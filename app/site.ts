import { createContext, use } from 'react';
import type { Language } from '../contract/language.ts';
import { type Page, type Prefix, pathOf } from './routes.ts';

/** Where the visitor is: what a component needs to make a link or to say its language. */
export interface Site {
  page: Page;
  prefix: Prefix;
  language: Language;
  switchLanguage: (language: Language) => Promise<void>;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** The site that the component stands in. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite outside of a SiteContext.');
  return site;
}

/**
 * Address of a page, and of a section on it, that keeps the visitor under their prefix. To a section of
 * the landing page from there it is the fragment alone: at an address with a campaign's tags any other
 * would load the page anew.
 */
export function useHref(): (page: Page, section?: string) => string {
  const { page: shown, prefix } = useSite();
  return (page, section) => {
    if (!section) return pathOf(page, prefix);
    const isHere = page.kind === 'landing' && shown.kind === 'landing';
    return `${isHere ? '' : pathOf(page, prefix)}#${section}`;
  };
}
