import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { Head } from './head/head.tsx';
import type { Language } from './i18n/language.ts';
import { loadScreen } from './load-screen.tsx';
import type { Page, Prefix } from './routes.ts';

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

/** Hides what is dead without script, and shows what stands in for it. */
const noScriptCss = '.if-script{display:none!important}.if-no-script{display:revert!important}';

/** Pages that a pointer rests on are rendered ahead; the browser respects data saver by itself. */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/images/*', '/api/*', '/newsletter/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The whole HTML document of a page. */
export async function renderPage(parts: PageParts): Promise<string> {
  const { page, prefix, language, origin, css, boot, noModules, fonts } = parts;
  const screen = await loadScreen(page, language);
  const head = renderToStaticMarkup(<Head page={page} screen={screen} origin={origin} />);
  const body = renderToString(<App page={page} prefix={prefix} screen={screen} />);
  const preloads = fonts
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return [
    `<!doctype html><html lang="${language}"><head>`,
    head,
    preloads,
    `<style>${css}</style>`,
    `<noscript><style>${noScriptCss}</style></noscript>`,
    `<script>${boot}</script>`,
    `<script nomodule defer src="${noModules.src}" integrity="${noModules.integrity}"></script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
    `</head><body><div id="root">${body}</div></body></html>`,
  ].join('');
}
