import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFiles } from '../../build/font-files.ts';
import type { Language } from '../../contract/language.ts';
import { type CardContent, ShareCard } from './share-card.tsx';

const css = readFileSync('artwork/share/share.css', 'utf8');
const fonts = [
  ['text', fontFiles.text, '400 700'],
  ['mono', fontFiles.mono, '500'],
] as const;
const faces = fonts
  .map(([family, file, weights]) => {
    const data = readFileSync(file, 'base64');
    return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data});font-weight:${weights}}`;
  })
  .join('');

/** The HTML document of one share image; nothing in it is fetched. */
export function shareDocument(content: CardContent, language: Language): string {
  const body = renderToStaticMarkup(<ShareCard content={content} />);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}${faces}${css}</style><body>${body}`;
}
