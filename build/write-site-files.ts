import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brand } from '../app/content/brand.ts';
import { type Page, pages, pathOf, prefixOf } from '../app/routes.ts';
import { palette } from '../app/styles/palette.ts';
import { defaultLanguage, type Language, languages } from '../contract/language.ts';
import { speculationRules, speculationRulesPath } from '../service/pages/speculation-rules.ts';
import { lastChange } from './last-change.ts';

/** How long the security contact is promised to be right (RFC 9116 §2.5.5), in days. */
const securityContactDays = 365;

/** What crawlers and browsers ask a site for beside its pages, by its path in the site's folder. */
const siteFiles: Readonly<Record<string, (origin: string) => string>> = {
  'sitemap.xml': sitemap,
  'robots.txt': robotsTxt,
  '.well-known/security.txt': (origin) => securityTxt(origin, new Date()),
  'manifest.webmanifest': manifest,
  [speculationRulesPath.slice(1)]: () => JSON.stringify(speculationRules),
};

/** Paths of all that `writeSiteFiles` writes. */
export const siteFileNames: readonly string[] = Object.keys(siteFiles);

/** Writes what crawlers and browsers ask a site for beside its pages. */
export function writeSiteFiles(folder: string, origin: string): void {
  for (const [name, make] of Object.entries(siteFiles)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, make(origin));
  }
}

function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /newsletter/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Every page in every language, each with all of its alternates (sitemaps.org, hreflang). */
function sitemap(origin: string): string {
  const entries = pages.flatMap((page) => {
    const alternates = [
      ...languages.map((language) => [language, pathOf(page, prefixOf(language))] as const),
      ['x-default', pathOf(page, prefixOf(defaultLanguage))] as const,
    ].map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
    );
    return languages.map((language) => {
      const day = lastModified(page, language);
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `<url><loc>${origin}${pathOf(page, prefixOf(language))}</loc>${changed}${alternates.join('')}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** The day that a page's words or facts changed; search engines stop believing a site whose days are not true. */
function lastModified(page: Page, language: Language): string | undefined {
  if (page.kind === 'legal') return brand.legalUpdated;
  const words = `app/content/${language}`;
  if (page.kind !== 'project') {
    const elsewhere = ['consent.ts', 'legal', 'not-found.ts', 'project-page.ts', 'projects'];
    return lastChange([
      words,
      ...elsewhere.map((name) => `:(exclude)${words}/${name}`),
      ...['brand', 'team', 'technologies', 'projects'].map((name) => `app/content/${name}.ts`),
    ]);
  }
  return lastChange([
    ...['project-page', 'cases', `projects/${page.id}`].map((name) => `${words}/${name}.ts`),
    `app/content/project-facts/${page.id}.ts`,
    `public/images/${page.id}`,
  ]);
}

function securityTxt(origin: string, built: Date): string {
  const expires = new Date(built.getTime() + securityContactDays * 86_400_000);
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function manifest(): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper.light,
    theme_color: palette.paper.light,
    lang: defaultLanguage,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
