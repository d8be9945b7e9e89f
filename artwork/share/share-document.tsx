import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../contract/language.ts';
import { type CardContent, ShareCard } from './share-card.tsx';

const css = readFileSync('artwork/share/share.css', 'utf8');
const fonts = [
  ['Familjen Grotesk', 'familjen-grotesk', '400 700'],
  ['Spline Sans Mono', 'spline-sans-mono', '500'],
]
  .map(([family, file, weights]) => {
    const data = readFileSync(`app/styles/fonts/${file}.woff2`, 'base64');
    return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data});font-weight:${weights}}`;
  })
  .join('');

/** The HTML document of one share image; nothing in it is fetched. */
export function shareDocument(content: CardContent, language: Language): string {
  const body = renderToStaticMarkup(<ShareCard content={content} />);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}${fonts}${css}</style><body>${body}`;
}
