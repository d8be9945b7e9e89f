import type { Language } from '../../contract/language.ts';
import { type Page, pathOf } from '../routes.ts';

/** In pixels; the card in artwork/share/share.css is drawn at it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Path of the image that stands for a page where it is shared. */
export function shareImagePath(page: Page, language: Language): string {
  const path = pathOf(page, '');
  const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.${language}.png`;
}
