import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '../contract/language.ts';
import { App } from './app.tsx';
import { Head } from './head/head.tsx';
import { loadScreen } from './load-screen.tsx';
import { isMissing, type Page, type Prefix } from './routes.ts';

export interface PageParts {
  page: Page;
  prefix: Prefix;
  language: Language;
  /** Scheme and host that the site is reached at. */
  origin: string;
  /** CSS of the page, inline so that the first paint needs one request. */
  css: string;
  /** Inline script of the head. */
  boot: string;
  /** Script for browsers without modules, and its digest as Subresource Integrity wants it. */
  noModules: { src: string; integrity: string };
  /** Addresses of fonts that the first paint needs. */
  fonts: readonly string[];
}

/** The whole HTML document of a page. */
export async function renderPage(parts: PageParts): Promise<string> {
  const { page, prefix, language, origin, css, boot, noModules, fonts } = parts;
  const screen = await loadScreen(page, language);
  const head = renderToStaticMarkup(<Head page={page} screen={screen} origin={origin} />);
  const body = renderToString(<App page={page} prefix={prefix} screen={screen} />);
  const mark = isMissing(page) ? ` data-missing="${page.kind}"` : '';
  const preloads = fonts
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return [
    `<!doctype html><html lang="${language}"><head>`,
    withBareAttributes(head).replaceAll('"/>', '">'),
    preloads,
    `<style>${css}</style>`,
    `<script>${boot}</script>`,
    `<script nomodule defer src="${noModules.src}" integrity="${noModules.integrity}"></script>`,
    `</head><body><div id="root"${mark}>${withBareAttributes(body)}</div></body></html>`,
  ].join('');
}

/**
 * React's markup with `required=""` as `required`, and `charSet` as the pages write all else: the same
 * document in fewer bytes. Quotes in text are escaped.
 */
function withBareAttributes(markup: string): string {
  return markup
    .replaceAll('=""', '')
    .replace(/ (?:charSet|hrefLang)(?==")/g, (name) => name.toLowerCase());
}
