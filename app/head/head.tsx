import { defaultLanguage, languages } from '../../contract/language.ts';
import { brand } from '../content/brand.ts';
import { projects } from '../content/projects.ts';
import type { Screen } from '../load-screen.tsx';
import { isMissing, type Page, pathOf, prefixOf } from '../routes.ts';
import { palette } from '../styles/palette.ts';
import { documentTitle } from './document-title.ts';
import { shareImagePath, shareImageSize } from './share-image.ts';
import { structuredData } from './structured-data.ts';

interface HeadProps {
  page: Page;
  screen: Screen;
  /** Scheme and host that the site is reached at. */
  origin: string;
}

/**
 * What stands next below each page's first screen and has a name. Nothing is painted before it has
 * come (HTML, link type `expect`): between two pieces of a page a browser would paint a bar whose
 * links go on moving, and a headline that gives way to what comes to stand beside it.
 */
function belowFirstScreen(page: Page): string {
  switch (page.kind) {
    case 'landing':
      return 'about';
    case 'project':
      if (projects[page.id].gallery.length > 1) return 'image-2';
      break;
  }
  // A page's foot, for the rest of it may be short or missing.
  return 'newsletterEmail';
}

const openGraphLocale = { 'pt-BR': 'pt_BR', en: 'en_US' } as const;

/** What search engines, shares and the browser's own interface read of a page. */
export function Head({ page, screen, origin }: HeadProps) {
  const { meta, language } = screen;
  const title = documentTitle(page, screen);
  const missing = isMissing(page);
  const urlIn = (of: typeof language) => origin + pathOf(page, prefixOf(of));
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {/* Or iOS puts a link around what looks like a phone number, and React takes the page for another one. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="robots" content={missing ? 'noindex' : 'index, follow'} />
      {!missing && (
        <>
          <link rel="canonical" href={urlIn(language)} />
          {languages.map((of) => (
            <link key={of} rel="alternate" hrefLang={of} href={urlIn(of)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLanguage)} />
          <meta property="og:url" content={urlIn(language)} />
          <meta property="og:image" content={origin + shareImagePath(page, language)} />
          <meta property="og:image:width" content={String(shareImageSize.width)} />
          <meta property="og:image:height" content={String(shareImageSize.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta property="og:type" content={page.kind === 'project' ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={openGraphLocale[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale[other]} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta
        name="theme-color"
        content={palette.paper.light}
        media="(prefers-color-scheme: light)"
      />
      <meta name="theme-color" content={palette.paper.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="expect" href={`#${belowFirstScreen(page)}`} blocking="render" />
      {!missing && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped for a script element.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structuredData(page, screen, origin)).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  );
}
