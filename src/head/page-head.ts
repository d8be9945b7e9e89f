import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { Site } from '../content/site.ts';

/** What the head of a page says, in one language. */
export interface PageHead {
  language: Language;
  /** In the default language; the addresses of all languages follow from it. */
  path: string;
  /** Without the brand. */
  title: string;
  description: string;
  /** Schemes and host that the site is reached at. */
  origin: string;
}

/** What a path ends with: which of its kind the page is. */
export const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export function urlOf({ origin, path }: PageHead, language: Language): string {
  return origin + addressIn(language, path);
}

/** Path of the image that stands for a page where it is shared. */
export function shareImagePath(path: string, language: Language): string {
  const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.${language}.png`;
}

/** Address of the page's share image, where one was drawn. */
export function shareImageUrl({ shareImages }: Site, page: PageHead): string | undefined {
  const path = shareImagePath(page.path, page.language);
  return shareImages.some((file) => path.endsWith(`/${file}`)) ? page.origin + path : undefined;
}

/** In pixels; the card in artwork/share/share.css is drawn at it. */
export const shareImageSize = { width: 1200, height: 630 } as const;
