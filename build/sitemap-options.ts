import type { SitemapOptions } from '@astrojs/sitemap';
import { languages } from '#site';
import { prefixOf } from '../src/addresses.ts';

const [defaultLanguage] = languages;

/** Languages by path prefix, in the integration's format; the default language has no prefix. */
const locales = Object.fromEntries(
  languages.map((language) => [prefixOf(language).slice(1) || defaultLanguage, language]),
);

/** Lists each page with all of its languages, and adds `x-default`, which the integration lacks. */
export const sitemapOptions = {
  i18n: { defaultLocale: defaultLanguage, locales },
  // Excludes the not-found pages, but not an article whose id begins with 404.
  filter: (url) => !/\/404\/?$/.test(url),
  serialize: (item) => {
    const preferred = item.links?.find(({ lang }) => lang === defaultLanguage);
    const links = preferred ? [{ lang: 'x-default', url: preferred.url }] : [];
    return { ...item, links: [...(item.links ?? []), ...links] };
  },
} satisfies SitemapOptions;
