import { brand } from '../content/brand.ts';
import type { Screen } from '../load-screen.tsx';
import type { Page } from '../routes.ts';

/** Specification chapter 1: sub-pages carry the brand behind their title; the landing page's own words have it. */
export function documentTitle({ kind }: Page, { meta }: Screen): string {
  return kind === 'landing' ? meta.title : `${meta.title} | ${brand.name}`;
}
