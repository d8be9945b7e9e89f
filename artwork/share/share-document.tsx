import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../contract/language.ts';
import fonts from '../../src/styles/fonts.css?inline';
import tokens from '../../src/styles/tokens.css?inline';
import card from './share.css?inline';
import { type CardContent, ShareCard } from './share-card.tsx';

/**
 * Returns the HTML document of a share image.
 *
 * @param theme the site's own styles, which override the engine's
 */
export function shareDocument(content: CardContent, language: Language, theme: string): string {
  const body = renderToStaticMarkup(<ShareCard content={content} />);
  const styles = [fonts, tokens, theme, card].join('\n');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${styles}</style><body>${body}`;
}
