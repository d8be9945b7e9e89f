import { parseAccept } from 'hono/utils/accept';
import { defaultLanguage, type Language } from '../../contract/language.ts';

/** The site's language that a visitor likes best (RFC 9110 §12.5.4); the default where none fits. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const { type, q } of parseAccept((header ?? '').slice(0, 500))) {
    if (q > 0 && /^pt(?:-|$)/i.test(type)) return 'pt-BR';
    if (q > 0 && /^en(?:-|$)/i.test(type)) return 'en';
  }
  return defaultLanguage;
}
