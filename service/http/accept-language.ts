import { defaultLanguage, type Language } from '../../contract/language.ts';

/** The site's language that a visitor likes best (RFC 9110 §12.5.4); the default where none fits. */
export function acceptedLanguage(header: string | null | undefined): Language {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of ranges) {
    if (/^pt(?:-|$)/.test(tag)) return 'pt-BR';
    if (/^en(?:-|$)/.test(tag)) return 'en';
  }
  return defaultLanguage;
}
