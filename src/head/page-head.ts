import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { Site } from '../content/site.ts';

/** Content of a page's head, in one language. */
export interface PageHead {
  language: Language;
  /** Path in the default language, from which the addresses of all languages follow. */
  path: string;
  /** Without the brand. */
  title: string;
  description: string;
  /** Origin of the site. */
  origin: string;
}

/** Last part of a path: the id of the page within its kind. */
export const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export function urlOf({ origin, path }: PageHead, language: Language): string {
  return origin + addressIn(language, path);
}

/** Path of a page's share image. */
export function shareImagePath(path: string, language: Language): string {
  const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.${language}.png`;
}

/** Address of the page's share image; undefined if there is none. */
export function shareImageUrl({ shareImages }: Site, page: PageHead): string | undefined {
  const path = shareImagePath(page.path, page.language);
  return shareImages.some((file) => path.endsWith(`/${file}`)) ? page.origin + path : undefined;
}

/** In pixels; artwork/share/share.css draws the card at this size. */
export const shareImageSize = { width: 1200, height: 630 } as const;
