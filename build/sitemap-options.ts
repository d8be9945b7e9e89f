import type { SitemapOptions } from '@astrojs/sitemap';
import { languages } from '#site';
import { prefixOf } from '../src/addresses.ts';

const [defaultLanguage] = languages;

/** Path prefix of each language, as the integration wants them; the default language has none. */
const locales = Object.fromEntries(
  languages.map((language) => [prefixOf(language).slice(1) || defaultLanguage, language]),
);

/** The sitemap's pages, each with all of its languages and with `x-default`, which the integration leaves out. */
export const sitemapOptions = {
  i18n: { defaultLocale: defaultLanguage, locales },
  // Without the not-found pages; an article's id may begin like them.
  filter: (url) => !/\/404\/?$/.test(url),
  serialize: (item) => {
    const preferred = item.links?.find(({ lang }) => lang === defaultLanguage);
    const links = preferred ? [{ lang: 'x-default', url: preferred.url }] : [];
    return { ...item, links: [...(item.links ?? []), ...links] };
  },
} satisfies SitemapOptions;
