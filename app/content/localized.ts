import type { Language } from '../../contract/language.ts';

/**
 * Slices of a page's words. `lang` is set on a slice that is not in the page's language, for the
 * section to say so on its element.
 */
export type Localized<T> = { readonly [K in keyof T]: T[K] & { readonly lang?: Language } };

/**
 * Fills what a partial translation lacks with the fallback's slices, each marked with its language.
 */
export function withFallback<T extends object>(
  partial: Partial<T>,
  fallback: T,
  fallbackLanguage: Language,
): Localized<T> {
  const marked = Object.fromEntries(
    Object.entries(fallback).map(([slice, words]) => [slice, { ...words, lang: fallbackLanguage }]),
  );
  return { ...marked, ...partial } as Localized<T>;
}
