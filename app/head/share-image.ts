import type { Language } from '../../contract/language.ts';
import { type Page, pathOf } from '../routes.ts';

/** Path of the 1200 × 630 image that stands for a page where it is shared. */
export function shareImagePath(page: Page, language: Language): string {
  const path = pathOf(page, '');
  const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.${language}.png`;
}
