import rss from '@astrojs/rss';
import { site } from '#site';
import { addressIn } from '../../../addresses.ts';
import { articlesOf } from '../../../articles/articles.ts';
import { urlOf } from '../../../head/page-head.ts';
import type { Page } from '../../../head/page-kinds.ts';
import { staticPaths } from '../../../head/static-paths.ts';

export const getStaticPaths = () => staticPaths('articles');

/** The articles of one language for feed readers (RSS 2.0). */
export function GET({ props: { page } }: { props: { page: Page } }) {
  const { language, title, description, origin } = page;
  const list = urlOf(page, language);
  return rss({
    title: `${site.facts.name}: ${title}`,
    description,
    site: list,
    trailingSlash: false,
    // The feed's own address, for readers that have a copy of it (the RSS Advisory Board's profile).
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${language}</language><atom:link href="${list}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: articlesOf(site, language).map(({ id, date, words }) => ({
      title: words.title,
      description: words.description,
      // At midnight of UTC, the day before would be shown in America.
      pubDate: new Date(`${date}T12:00Z`),
      link: origin + addressIn(language, `/articles/${id}`),
    })),
  });
}
