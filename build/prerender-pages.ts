import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { renderPage as RenderPage } from '../app/render-page.tsx';
import { missingPages, type Page, pages, pathOf, prefixOf } from '../app/routes.ts';
import { type Language, languages } from '../contract/language.ts';
import { findPolicyViolations } from '../service/pages/policy-violations.ts';
import type { PagePolicy } from '../service/pages/security-policy.ts';
import { headersOfPage } from '../service/pages/site-headers.ts';
import type { BrowserBundle } from './bundle-browser.ts';
import { refuseOddPath } from './refuse-odd-path.ts';
import type { NoModules } from './write-no-modules.ts';

interface PrerenderOptions {
  site: string;
  /** Unprefixed pages in the other languages, for visitors who chose one. */
  variants: string;
  policy: PagePolicy;
  boot: string;
  noModules: NoModules;
  browser: BrowserBundle;
  renderPage: typeof RenderPage;
}

const routeModules: Record<Page['kind'], string> = {
  landing: 'app/routes/landing.tsx',
  project: 'app/routes/project.tsx',
  legal: 'app/routes/legal.tsx',
  'project-not-found': 'app/routes/project-not-found.tsx',
  'not-found': 'app/routes/not-found.tsx',
};

/** Where the file of a path stands in the site's folder. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Writes every page under its own language's prefix, and under none in each other language. */
export async function prerenderPages(options: PrerenderOptions): Promise<number> {
  const { site, variants, policy, boot, noModules, browser, renderPage } = options;
  const all: readonly Page[] = [...pages, ...missingPages];
  const { siteUrl: origin } = policy;
  let written = 0;

  async function write(folder: string, page: Page, language: Language, prefixed: boolean) {
    const prefix = prefixed ? prefixOf(language) : '';
    const css = browser.cssOf(routeModules[page.kind]);
    const path = pathOf(page, prefix);
    refuseOddPath(path);
    const file = `${folder}/${fileOf(path)}`;
    const { fonts } = browser;
    const parts = { page, prefix, language, origin, css, boot, noModules, fonts };
    mkdirSync(dirname(file), { recursive: true });
    const html = await renderPage(parts);
    const headers = headersOfPage(policy, {
      url: path,
      html,
      variesByCookie: false,
      dataImages: false,
    });
    const violations = findPolicyViolations(html, {
      policy: headers['Content-Security-Policy'] ?? '',
      siteUrl: origin,
    });
    if (violations.length > 0)
      throw new Error(`${file} breaks its policy: ${violations.join('; ')}`);
    writeFileSync(file, html);
    written += 1;
  }

  for (const page of all) {
    for (const language of languages) {
      await write(site, page, language, true);
      if (prefixOf(language) !== '') await write(`${variants}/${language}`, page, language, false);
    }
  }
  return written;
}
