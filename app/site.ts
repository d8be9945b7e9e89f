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

/** Address of a page, and of a section on it, that keeps the visitor under their prefix. */
export function useHref(): (page: Page, section?: string) => string {
  const { prefix } = useSite();
  return (page, section) => pathOf(page, prefix) + (section ? `#${section}` : '');
}
