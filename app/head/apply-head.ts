import type { Screen } from '../load-screen.tsx';
import { type Page, pathOf, prefixOf } from '../routes.ts';
import { documentTitle } from './document-title.ts';

/** Makes `<html lang>`, title, description and canonical follow the language that is shown. */
export function applyHead(page: Page, screen: Screen): void {
  const { language, meta } = screen;
  // The page came with its head; and `lang`, set to what it is, has the whole page styled anew.
  if (document.documentElement.lang === language) return;
  document.documentElement.lang = language;
  document.title = documentTitle(page, screen);
  setAttribute('meta[name="description"]', 'content', meta.description);
  setAttribute('meta[property="og:title"]', 'content', document.title);
  setAttribute('meta[property="og:description"]', 'content', meta.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) {
    canonical.href = new URL(pathOf(page, prefixOf(language)), canonical.href).href;
    setAttribute('meta[property="og:url"]', 'content', canonical.href);
  }
}

function setAttribute(selector: string, attribute: string, value: string): void {
  document.querySelector(selector)?.setAttribute(attribute, value);
}
